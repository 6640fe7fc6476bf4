import Controls
import Parity
import Trace

extension Panes {
  /// Closes each pane, and returns a record of the calls and links in it: of the deallocations, and of what was not
  /// deallocated.
  public func traceClosing() -> [TraceRecord] {
    all.map { pane in
      let reached = Survivors(of: pane.controller, besides: Reachability(from: pane.world))
      // A way that never comes to rest has been closed all the same.
      var record = Trace.recordingCalls { try? pane.close() }.record
      let names = S.ownTypeNames(of: reached.objects.filter { !($0 is Screen) }).sorted()
      if !names.isEmpty { record.links.append(Link("not deallocated", "", value: names.joined(separator: ", "))) }
      return record
    }
  }
}

extension Scene {
  /// The names of the types of those `objects` that are the chapter's own.
  static func ownTypeNames(of objects: [AnyObject]) -> Set<String> {
    let module = String(reflecting: Self.self).prefix { $0 != "." } + "."
    // What a reader has written for an exercise stands in an extension that another module has.
    let own = objects.filter { object in
      let name = String(reflecting: type(of: object))
      return name.hasPrefix(module) || name.hasPrefix("Your\(module)") || name.hasPrefix("(extension in ")
    }
    return Set(own.map { String(describing: type(of: $0)) })
  }
}
