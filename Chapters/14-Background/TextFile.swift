import Foundation
import Models
import Stage
import World

/// A text of your own, in place of the bundled one.
enum TextFile {
  /// The size limit in bytes.
  nonisolated static let limit = 64 << 20

  static func open<Screen: BackgroundScreen>() -> WorldEvent<Screen> {
    WorldEvent("open", ["FILE"], "the text of FILE is counted as long as nothing is typed") {
      (screen: Screen, _, arguments: [String]) throws(BadArgument) in
      do throws(Unreadable) {
        screen.longText = try read(arguments[0])
      } catch {
        throw BadArgument("a file of text: \(error.message)")
      }
    }
  }

  static let feed = InputFeed("text", "count the words of a text file") { path throws(FeedError) in
    do throws(Unreadable) { _ = try read(path) } catch {
      if error.isMissing { throw .unreadable("\(error.message); --text takes the path of a text file") }
      throw .malformed(error.message)
    }
    let parts = World.backgroundTime * (WordCounting.parts + 1)
    return AnyIterator([.event("open", [path]), .tap("count"), .wait(parts)].makeIterator())
  }

  /// The reason why a file is no text, in one line.
  nonisolated struct Unreadable: Error {
    let message: String
    var isMissing = false
  }

  /// Returns the text of the file at `path`, titled with the file's name.
  static func read(_ path: String) throws(Unreadable) -> LongText {
    // A link stands for the file that it leads to.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let kind = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let kind else { throw Unreadable(message: "\(path): there is no such file", isMissing: true) }
    // Reading a pipe or a device might never end.
    guard kind[.type] as? FileAttributeType == .typeRegular else {
      throw Unreadable(message: "\(path): it is no ordinary file")
    }
    guard let size = kind[.size] as? Int, size <= limit else {
      throw Unreadable(message: "\(path): more than 64 MB, which is too long for a text")
    }
    guard let data = try? Data(contentsOf: file) else {
      throw Unreadable(message: "\(path): it cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Unreadable(message: "\(path): it is no text in UTF-8")
    }
    return LongText(title: URL(fileURLWithPath: path).lastPathComponent, text)
  }
}
