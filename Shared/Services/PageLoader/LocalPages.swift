import Foundation
import World

/// Pages that are on this machine: bundled with the program, or in a file.
struct LocalPages {
  /// The bundled pages, by the part of their addresses behind `bundle:`.
  let bundle: [String: String]

  /// The largest file that is read.
  let sizeLimit: Int

  /// Returns the answer to a request that goes to no server.
  func reply(to request: Request) -> Reply {
    switch request.url.scheme?.lowercased() {
    case "bundle": bundled(String(request.url.absoluteString.dropFirst("bundle:".count)))
    case "file": file(request.url)
    default: .failure(.badAddress)
    }
  }

  /// In four pieces, so that there is something to watch.
  private func bundled(_ name: String) -> Reply {
    let name = name.removingPercentEncoding ?? name
    guard let page = bundle[name] else { return .failure(.other("there is no bundled page \(name)")) }
    let bytes = Data(page.utf8)
    let length = max(1, (bytes.count + 3) / 4)
    let pieces = stride(from: 0, to: bytes.count, by: length).map { start in
      Answer.data(bytes[start..<min(start + length, bytes.count)])
    }
    let head = Answer.response(
      Response(
        status: 200, headers: ["Content-Type": "text/html; charset=utf-8", "Content-Length": "\(bytes.count)"]))
    let answers = ([head] + pieces).enumerated().map { index, answer in
      Reply.Piece(after: .milliseconds(100 * (index + 1)), answer)
    }
    return Reply(answers + [Reply.Piece(after: .milliseconds(100 * answers.count), .finished)])
  }

  private func file(_ url: URL) -> Reply {
    let path = url.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return .failure(.other("there is no such file"))
    }
    // A device or a pipe may never end, or never begin.
    guard attributes[.type] as? FileAttributeType == .typeRegular else { return .failure(.other("this is no file")) }
    guard let handle = FileHandle(forReadingAtPath: path), let bytes = try? handle.read(upToCount: sizeLimit + 1) else {
      return .failure(.other("this file cannot be read"))
    }
    return .answer(headers: Headers(type(of: path).map { [("Content-Type", $0)] } ?? []), body: bytes)
  }

  private func type(of path: String) -> String? {
    switch URL(filePath: path).pathExtension.lowercased() {
    case "html", "htm": "text/html"
    case "xhtml": "application/xhtml+xml"
    case "txt", "md": "text/plain"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "pdf": "application/pdf"
    default: nil
    }
  }
}
