/// One input, and a sequence diagram for each way in which it was answered: what `--sequence` prints.
public struct SequenceSheet: Hashable, Sendable {
  /// The input, as a script writes it: `tap up`.
  public let input: String

  /// A diagram for each way, whose title is the way's name.
  public let ways: [SequenceDiagram]

  /// A sheet with these diagrams; the input is written as a diagram's title is.
  public init(_ input: String, _ ways: [SequenceDiagram]) {
    self.input = SequenceDiagram(input).title
    self.ways = ways
  }

  /// The sheet as text: the input, and the diagrams, with a blank line before each.
  public var lines: [String] { [input] + ways.flatMap { [""] + $0.lines } }

  /// Reads the text of a sheet.
  ///
  /// - Throws: a ``DiagramError`` if it is no text that a sheet has.
  public init(reading lines: [String]) throws(DiagramError) {
    guard let input = lines.first, !input.isEmpty else {
      throw DiagramError(line: 0, "the input should stand here")
    }
    var ways: [SequenceDiagram] = []
    for block in lines.indices.dropFirst().split(whereSeparator: { lines[$0].isEmpty }) {
      do throws(DiagramError) {
        ways.append(try SequenceDiagram(reading: block.map { lines[$0] }))
      } catch {
        throw DiagramError(line: error.line + (block.first ?? 0), error.message)
      }
    }
    self.init(input, ways)
    guard self.lines == lines else { throw DiagramError(line: 0, "these sequence diagrams are not as they are drawn") }
  }
}
