import World

extension WorldEvent {
  /// `event NAME N WHAT`: a request that waits gets its answer now, a status from 200 to 599 or one of some words.
  ///
  /// - Parameters:
  ///   - parameter: the name of the second argument.
  ///   - expected: the description of the second argument, for a message about one that makes no sense.
  ///   - words: the words, and the answer for each.
  ///   - kind: the requests that N counts; all by default.
  ///   - reply: the service whose answer comes with status 200; without one no answer has a body.
  ///   - network: the network of the requests, by default that of the world; without one nothing happens.
  public static func answer(
    _ name: String = "answer", _ parameter: String = "STATUS", _ summary: String, expects expected: String,
    _ words: [String: @MainActor (Request) -> [Answer]] = [:],
    of kind: @escaping (ScriptedNetwork.Call) -> Bool = { _ in true },
    by reply: (@MainActor (Request) -> Reply)? = nil,
    on network: @escaping (World) -> ScriptedNetwork? = { $0.network as? ScriptedNetwork }
  ) -> WorldEvent {
    WorldEvent(name, ["N", parameter], summary) {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      let status = Int(arguments[1]).flatMap { (200...599).contains($0) ? $0 : nil }
      guard status != nil || words[arguments[1]] != nil else { throw BadArgument(expected, at: 1) }
      try network(world)?.deliver(to: arguments[0], of: kind) { request in
        if let pieces = words[arguments[1]] { return pieces(request) }
        if status == 200, let reply { return reply(request).pieces.map(\.answer) }
        return [.response(Response(status: status ?? 200)), .finished]
      }
    }
  }

  /// `event fail N WHY`: a request that waits gets no answer.
  ///
  /// - Parameters:
  ///   - noun: what a request is called.
  ///   - failures: the words for WHY, and what each stands for; by default every common failure.
  ///   - kind: which requests N counts; by default all.
  ///   - network: where they wait, by default the network of the world; without one nothing happens.
  public static func fail(
    _ noun: String, _ failures: [String: NetworkError] = NetworkError.named,
    of kind: @escaping (ScriptedNetwork.Call) -> Bool = { _ in true },
    on network: @escaping (World) -> ScriptedNetwork? = { $0.network as? ScriptedNetwork }
  ) -> WorldEvent {
    let words = failures.keys.sorted().joined(separator: ", ")
    return WorldEvent("fail", ["N", "WHY"], "\(noun) N gets no answer: \(words)") {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let error = failures[arguments[1]] else { throw BadArgument("one of \(words)", at: 1) }
      try network(world)?.deliver(to: arguments[0], of: kind) { _ in [.failed(error)] }
    }
  }

  /// `event NAME on` and `event NAME off`: whether requests get an answer by themselves, which is what `rule` says.
  ///
  /// - Parameter network: where they wait, by default the network of the world; without one nothing happens.
  public static func answering(
    _ name: String, _ summary: String, by rule: @escaping @MainActor (Request) -> Reply?,
    on network: @escaping (World) -> ScriptedNetwork? = { $0.network as? ScriptedNetwork }
  ) -> WorldEvent {
    WorldEvent(name, ["ON"], summary) { (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let network = network(world) else { return }
      switch arguments[0] {
      case "on": network.rule = rule
      case "off": network.rule = nil
      default: throw BadArgument("on or off")
      }
    }
  }
}

extension ScriptedNetwork {
  /// Answers a request by its number, or the `first` or `last` of those that wait, if one does.
  ///
  /// - Parameters:
  ///   - name: the number, or the word, as the first argument of an event.
  ///   - kind: which requests are counted; by default all.
  ///   - pieces: the answer, piece by piece.
  /// - Throws: if there is no such request, or it waits no longer.
  public func deliver(
    to name: String, of kind: (Call) -> Bool = { _ in true }, _ pieces: (Request) -> [Answer]
  ) throws(BadArgument) {
    let calls = calls.filter(kind)
    let waiting = calls.filter { $0.state == .living }
    let call: Call?
    switch name {
    case "first": call = waiting.first
    case "last": call = waiting.last
    default:
      guard let id = Int(name), calls.indices.contains(id - 1) else {
        throw BadArgument("first, last, or the number of a request, of which there were \(calls.count)")
      }
      call = calls[id - 1]
    }
    guard let call else { return }
    do throws(ScriptedNetworkError) {
      for piece in pieces(call.request) { try deliver(piece, to: call.id) }
    } catch {
      throw BadArgument("a request that still waits")
    }
  }
}
