import Controls
import Parity
import Trace

extension Panes {
  /// Closes each pane, and returns a record of the calls and links in it: of the deallocations, and of what was not
  /// deallocated.
  public func traceClosing() -> [TraceRecord] {
    all.map { pane in
      // The pane keeps its screen, and with it what belongs to the screen.
      var screen = Reachability()
      screen.add(pane.screen, isEntered: Self.isOnMainActor)
      let reached = Survivors(of: pane.controller, besides: screen, isEntered: Self.isOnMainActor)
      // A way that never comes to rest has been closed all the same.
      var record = Trace.recordingCalls { try? pane.close() }.record
      let names = S.ownTypeNames(of: reached.objects).sorted()
      if !names.isEmpty { record.links.append(Link("not deallocated", "", value: names.joined(separator: ", "))) }
      return record
    }
  }

  /// Returns false for a class of the world, its services and its network, at which threads of their own may be at work.
  private static func isOnMainActor(_ type: AnyClass) -> Bool {
    !["World", "Services", "Platform", "Foundation", "FoundationNetworking"].contains(
      String(reflecting: type).prefix { $0 != "." })
  }
}

extension Scene {
  /// The names of the types of those `objects` that are the chapter's own.
  static func ownTypeNames(of objects: [AnyObject]) -> Set<String> {
    let module = String(reflecting: Self.self).prefix { $0 != "." } + "."
    // The code that a reader has written for an exercise is in an extension that another module has.
    let own = objects.filter { object in
      let name = String(reflecting: type(of: object))
      return name.hasPrefix(module) || name.hasPrefix("Your\(module)") || name.hasPrefix("(extension in ")
    }
    return Set(own.map { String(describing: type(of: $0)) })
  }
}
