import Foundation

/// One file of one way.
nonisolated public struct WayFile: Sendable {
  /// The name of the way to which the file belongs.
  public let way: String

  /// The role of the file where a way has several, such as `Presenter` in `Callback/CallbackPresenter.swift`; else empty.
  public let role: String

  /// The step in the file's name, such as `Tens` in `Callback+Tens.swift`. Empty for the first.
  public let step: String

  /// The path with which the file was named.
  public let path: String

  /// The contents of the file.
  public let text: String

  /// The file at a path that begins with the chapter's folder; `nil` if it belongs to no way.
  public init?(_ path: String, _ text: String) {
    let components = path.split(separator: "/").drop { !$0.contains("-") }.dropFirst()
    guard let name = components.last?.dropLast(".swift".count), let first = components.first,
      let way = Pattern.names.first(where: { way in
        components.count > 1
          ? first == way.capitalized : name == way.capitalized || name.hasPrefix("\(way.capitalized)+")
      })
    else { return nil }
    let parts = name.split(separator: "+", maxSplits: 1)
    role = parts[0].hasPrefix(way.capitalized) ? String(parts[0].dropFirst(way.count)) : String(parts[0])
    step = parts.count > 1 ? String(parts[1]) : ""
    self.way = way
    self.path = path
    self.text = text
  }
}
