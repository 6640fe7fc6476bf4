import Foundation
import KeyValueObserving
import Models
import Services
import Stage
import Testing
import World

@testable import ImageSearch

@Suite("13 ImageSearch: view models and actions, without a screen")
struct ViewModelTests {
  @Test func `no view model and no action imports Controls or the stage`() throws {
    let known: Set = [
      "Foundation", "KeyValueObserving", "Models", "Rx", "RxCommunity", "RxControls", "RxServices", "Services", "World",
    ]
    let ways = ["Callback", "Delegate", "Observer", "Rx"].flatMap { ["\($0).swift", "\($0)+Cancelling.swift"] }
    let actions = ["Callback", "Delegate", "Observer"].map { "\($0)/\($0)Action.swift" }
    for path in ways + actions {
      let file = try SourceFile(contentsOf: "../../Chapters/13-ImageSearch/\(path)")
      #expect(file.headings.contains("View model") || path.hasSuffix("Action.swift"), "\(path)")
      #expect(!file.headings.contains("Controller"), "\(path)")
      #expect(file.imports.filter { !known.contains($0) } == [], "\(path)")
    }
  }

  @Test func `a controller uses only the inputs and outputs of its view model`() throws {
    for way in ["Callback", "Delegate", "Observer", "Rx"] {
      for step in ["", "+Cancelling"] {
        let path = "\(way)/\(way)Controller\(step).swift"
        let lines = try SourceFile(contentsOf: "../../Chapters/13-ImageSearch/\(path)").lines
        let uses = lines.flatMap { $0.matches(of: /\bviewModel\.(\w+)/).map(\.output.1) }
        #expect(Set(uses) == ["inputs", "outputs"], "\(path)")
      }
    }
  }

  @Test("a callback action reports a result before it ends, cancels its work once, and calls no closure when disabled")
  func callbackAction() {
    var (completions, cancelled, log): ([(Result<Int, SearchTrouble>) -> Void], Int, [String]) = ([], 0, [])
    let action = CallbackWay.Action<String, Int> { _, completion in
      completions.append(completion)
      return Call { cancelled += 1 }
    }
    action.enabled = { log.append("enabled \($0)") }
    action.executing = { log.append("executing \($0)") }
    #expect(!action.execute("a") { _ in log.append("refused") })
    action.enabledIf = true
    #expect(action.execute("b") { log.append("b \($0)") })
    #expect(!action.execute("c") { _ in log.append("refused") })
    completions[0](.success(1))
    #expect(
      log == [
        "enabled false", "executing false", "enabled true", "executing true", "enabled false", "b success(1)",
        "executing false", "enabled true",
      ])
    #expect(action.execute("d") { log.append("d \($0)") })
    action.cancel()
    action.cancel()
    #expect(cancelled == 1)
    #expect(action.isEnabled)
  }

  @Test func `work that begins when a callback's action ends can be cancelled`() {
    var cancelled = 0
    let action = CallbackWay.Action<Int, Int> { _, _ in Call { cancelled += 1 } }
    action.enabledIf = true
    action.execute(1) { _ in }
    action.executing = { [weak action] isExecuting in if !isExecuting { action?.execute(2) { _ in } } }
    action.cancel()
    action.executing = nil
    action.cancel()
    #expect(cancelled == 2)
    #expect(!action.isExecuting)
  }

  @Test(arguments: [Pattern.callback, .delegate, .observer])
  func `an action that is deallocated cancels its work`(_ way: Pattern) throws {
    let world = VirtualWorld()
    do {
      let action = AnyAction(way, HTTPClient(world)) {}
      action.execute()
      #expect(world.scriptedNetwork.livingCount == 1)
    }
    #expect(world.scriptedNetwork.livingCount == 0)
  }

  @Test(
    "the receiver of a result can neither cancel work that has ended nor begin other work before the end",
    arguments: [Pattern.callback, .delegate, .observer])
  func again(_ way: Pattern) throws {
    let world = VirtualWorld()
    let network = world.scriptedNetwork
    var action: AnyAction?
    var told = 0
    action = AnyAction(way, HTTPClient(world)) {
      told += 1
      action?.cancel()
      action?.execute()
    }
    action?.execute()
    try network.answer(1)
    try world.settle()
    #expect(told == 1)
    #expect(network.calls.map(\.state) == [.finished])
    #expect(action?.isExecuting() == false)
    action?.execute()
    action?.cancel()
    #expect(network.calls.map(\.state) == [.finished, .cancelled])
    #expect(action?.isExecuting() == false)
    action = nil
  }

  @Test func `a delegate's action ignores the outcome of a task that is not its work`() {
    let client = HTTPClient(VirtualWorld())
    let request = Request(URL(filePath: "/"))
    var told = 0
    let worker = Worker({ told += 1 }) { client.task(with: request) }
    let action = DelegateWay.Action()
    action.delegate = worker
    action.enabledIf = true
    action.execute(ImageQuery("cats"))
    action.task(client.task(with: request), didEndWith: .failure(.timedOut))
    #expect(told == 0)
    #expect(action.isExecuting)
  }

  @Test func `an observed action has no result while it works, and none of what was cancelled`() throws {
    let world = VirtualWorld()
    let client = HTTPClient(world)
    let action = ObserverWay.Action<Int, Int> { _ in
      client.task(with: Request(URL(filePath: "/")))
    } read: { outcome in
      outcome.mapError(SearchTrouble.init).map(\.response.status)
    }
    action.enabledIf = true
    action.execute(1)
    try world.scriptedNetwork.answer(1, status: 200)
    try world.settle()
    #expect(action.result == .success(200))
    action.execute(2)
    #expect(action.result == nil)
    #expect(action.isExecuting)
    action.cancel()
    #expect(action.result == nil)
    #expect(!action.isExecuting)
    action.enabledIf = false
    #expect(!action.execute(3))
    #expect(world.scriptedNetwork.calls.count == 2)
  }
}

/// A piece of work to be cancelled.
private final class Call: Cancellable {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  func cancel() { end() }
}

/// An action of one of the ways, whose work is a request.
private struct AnyAction {
  let execute: () -> Void
  let cancel: () -> Void
  let isExecuting: () -> Bool
  private let owned: AnyObject?

  /// - Parameter tell: A closure that is called at each result.
  init(_ way: Pattern, _ client: HTTPClient, tell: @escaping () -> Void) {
    let request = Request(URL(filePath: "/"))
    switch way {
    case .callback:
      let action = CallbackWay.Action<Int, Int> { _, completion in
        let task = client.task(with: request) { _ in completion(.success(1)) }
        task.resume()
        return task
      }
      action.enabledIf = true
      (execute, cancel, isExecuting) = ({ action.execute(1) { _ in tell() } }, action.cancel, { action.isExecuting })
      owned = nil
    case .delegate:
      let (action, worker) = (DelegateWay.Action(), Worker(tell) { client.task(with: request) })
      action.delegate = worker
      action.enabledIf = true
      (execute, cancel) = ({ action.execute(ImageQuery("cats")) }, action.cancel)
      (isExecuting, owned) = ({ action.isExecuting }, worker)
    default:
      let action = ObserverWay.Action<Int, Int> { _ in
        client.task(with: request)
      } read: { _ in
        .success(1)
      }
      action.enabledIf = true
      (execute, cancel, isExecuting) = ({ action.execute(1) }, action.cancel, { action.isExecuting })
      owned = action.observe(\.result) { action, _ in if action.result != nil { tell() } }
    }
  }
}

/// Makes the work of a delegate's action.
private final class Worker: DelegateWay.ActionDelegate {
  private let work: () -> HTTPTask
  private let tell: () -> Void

  init(_ tell: @escaping () -> Void, _ work: @escaping () -> HTTPTask) { (self.tell, self.work) = (tell, work) }

  func action(_ action: DelegateWay.Action, workFor query: ImageQuery) -> HTTPTask { work() }
  func action(_ action: DelegateWay.Action, didEndWith outcome: HTTPTask.Outcome) { tell() }
  func actionDidChangeEnabled(_ action: DelegateWay.Action) {}
  func actionDidChangeExecuting(_ action: DelegateWay.Action) {}
}
