import CallGuards

/// The links noted during one recording, and the calls of the chapters' functions, in one order.
public struct TraceRecord: Hashable, Sendable {
  /// The links in the order in which they were noted, also on other threads.
  public var links: [Link]

  /// The entries as they were recorded, see `call_recording_words`.
  private var words: [UInt64] = []

  /// The number of times that each block of the chapters' code ran, by the address of its start.
  public var blocks: [UInt: Int] = [:]

  /// A call or a link, with the frames that were on the stack.
  public struct Entry: Hashable, Sendable {
    /// The kind of an entry.
    public enum Kind: Hashable, Sendable {
      /// A function of a chapter was called: the innermost frame is its own.
      case call
      /// The link with this index was noted.
      case link(Int)
    }

    /// The kind.
    public var kind: Kind

    /// The number of outer frames that are those of the entry before.
    public var common: Int

    /// The frames inside of those, from the outermost to the innermost.
    public var frames: [Frame]
  }

  /// A frame on the stack.
  public struct Frame: Hashable, Sendable {
    /// The address of the frame: the same for as long as its function runs.
    public var place: UInt

    /// The address to which the call in this frame returns.
    public var address: UInt
  }

  /// A record of `links` alone.
  public init(links: [Link] = []) { self.links = links }

  /// Reads what was recorded.
  init(links: [Link], _ recording: OpaquePointer) {
    self.links = links
    var wordCount: UInt64 = 0
    let start = call_recording_words(recording, &wordCount)
    words = Array(UnsafeBufferPointer(start: start, count: Int(wordCount)))
    for index in 0..<call_recording_block_count(recording) {
      var hits: UInt32 = 0
      blocks[UInt(call_recording_block(recording, index, &hits))] = Int(hits)
    }
  }

  /// A Boolean value indicating whether it has entries.
  public var hasCalls: Bool { !words.isEmpty }

  /// The calls and the links of the thread that recorded, in one order; empty where no calls can be recorded.
  public var entries: [Entry] {
    var entries: [Entry] = []
    var index = 0
    while index < words.count {
      let frameCount = Int(words[index + 3])
      let frames = stride(from: index + 4, to: index + 4 + 2 * frameCount, by: 2).map { index in
        Frame(place: UInt(words[index]), address: UInt(words[index + 1]))
      }
      let kind: Entry.Kind = words[index] == 0 ? .call : .link(Int(words[index + 1]))
      entries.append(Entry(kind: kind, common: Int(words[index + 2]), frames: frames))
      index += 4 + 2 * frameCount
    }
    return entries
  }
}
