import Foundation
import KeyValueObserving
import Models
import Rx
import RxControls
import Services
import Stage
import Testing
import World

@testable import ImageSearch

@Suite("13 ImageSearch: view models and actions, without a screen")
struct ViewModelTests {
  @Test("no view model and no action knows of a user interface: none imports Controls or the stage")
  func imports() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Chapters/13-ImageSearch").standardizedFileURL
    var checked: [String] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      guard !["Exercises/", "Faults/", "Yours/"].contains(where: path.hasPrefix) else { continue }
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      guard text.contains("// MARK: View model") || path.hasSuffix("Action.swift") else { continue }
      checked.append(path)
      let known: Set = [
        "Foundation", "KeyValueObserving", "Models", "Rx", "RxCommunity", "RxControls", "Services", "World",
      ]
      #expect(SourceFile(text).imports.filter { !known.contains($0) } == [], "\(path)")
      #expect(!text.contains("// MARK: Controller"), "\(path)")
    }
    let ways = ["Callback", "Delegate", "Observer", "Rx"]
    let actions = ["Callback", "Delegate", "Observer"].map { "\($0)/\($0)Action.swift" }
    #expect(checked.sorted() == (ways.flatMap { ["\($0).swift", "\($0)+Cancelling.swift"] } + actions).sorted())
  }

  @Test("a controller sees nothing of its view model but inputs and outputs")
  func controllers() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Chapters/13-ImageSearch").standardizedFileURL
    for way in ["Callback", "Delegate", "Observer", "Rx"] {
      for step in ["", "+Cancelling"] {
        let path = "\(way)/\(way)Controller\(step).swift"
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        let uses = text.matches(of: /\bviewModel\.(\w+)/).map(\.output.1)
        #expect(Set(uses) == ["inputs", "outputs"], "\(path)")
      }
    }
  }

  @Test("a callback's outputs do not need each other: a search takes back what was said, whoever listens to it")
  func callbackOutputs() throws {
    let world = VirtualWorld()
    let viewModel = CallbackWay.ViewModel(.bundled, world)
    var notices: [SearchNotice?] = []
    viewModel.outputs.notice = { notices.append($0) }
    viewModel.inputs.enter("cats")
    viewModel.inputs.search()
    #expect(notices == [nil])
    var searching: [Bool] = []
    viewModel.outputs.isSearching = { searching.append($0) }
    try world.scriptedNetwork.fail(1, .timedOut)
    try world.settle()
    #expect(notices == [nil, .trouble(.noAnswer("timed out"))])
    #expect(searching == [true, false])
  }

  /// What the outputs of each way tell about the same inputs.
  @Test(
    "the outputs of all four tell the same about the same inputs, each change once",
    arguments: ["callback", "delegate", "observer", "rx"])
  func outputs(_ name: String) throws {
    let world = VirtualWorld()
    try World.$current.withValue(world) {
      let probe = try #require(Self.probe(name, world))
      probe.enter("ca")
      #expect(probe.taken() == [])
      probe.search()
      #expect(probe.taken() == [])
      probe.enter("cats")
      #expect(probe.taken() == ["enabled true"])
      probe.search()
      probe.search()
      #expect(Set(probe.taken()) == ["enabled false", "searching true", "nothing to say"])
      #expect(world.scriptedNetwork.calls.count == 1)
      try world.scriptedNetwork.fail(1, .timedOut)
      try world.settle()
      #expect(Set(probe.taken()) == ["enabled true", "searching false", "No answer: timed out."])
      probe.search()
      _ = probe.taken()
      let page = Data("<img src=https://tn.test/1><img src=https://ads.test/1>".utf8)
      try world.scriptedNetwork.answer(2, body: page)
      try world.settle()
      #expect(
        Set(probe.taken())
          == ["enabled true", "searching false", "nothing to say", "images [\"https://tn.test/1\"]"])
      #expect(probe.count == 0)
    }
  }

  @Test("a callback's action tells before it ends, cancels its work once, and calls nobody about what it refuses")
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

  @Test("work that begins when a callback's action ends can be cancelled")
  func workThatFollows() {
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

  @Test("an action that goes takes its work along", arguments: ["callback", "delegate", "observer"])
  func end(_ name: String) throws {
    let world = VirtualWorld()
    let client = HTTPClient(world)
    let request = Request(URL(filePath: "/"))
    let network = world.scriptedNetwork
    do {
      switch name {
      case "callback":
        let action = CallbackWay.Action<Int, Int> { _, _ in
          let task = client.task(with: request)
          task.resume()
          return task
        }
        action.enabledIf = true
        action.execute(1) { _ in }
        #expect(network.livingCount == 1)
      case "delegate":
        let owner = Worker { client.task(with: request) }
        let action = DelegateWay.Action()
        action.delegate = owner
        action.enabledIf = true
        action.execute(ImageQuery("cats"))
        #expect(network.livingCount == 1)
      default:
        let action = ObserverWay.Action<Int, Int> { _ in
          client.task(with: request)
        } read: { _ in
          .success(1)
        }
        action.enabledIf = true
        action.execute(1)
        #expect(network.livingCount == 1)
      }
    }
    #expect(network.livingCount == 0)
  }

  @Test(
    "whoever is told of a result can neither cancel what has ended nor begin the next before it has",
    arguments: ["callback", "delegate", "observer"])
  func again(_ name: String) throws {
    let world = VirtualWorld()
    let client = HTTPClient(world)
    let request = Request(URL(filePath: "/"))
    let network = world.scriptedNetwork
    var (execute, cancel): (() -> Void, () -> Void) = ({}, {})
    var isExecuting = { true }
    var told = 0
    func tell() {
      told += 1
      cancel()
      execute()
    }
    var keep: [AnyObject] = []
    switch name {
    case "callback":
      let action = CallbackWay.Action<Int, Int> { _, completion in
        let task = client.task(with: request) { _ in completion(.success(1)) }
        task.resume()
        return task
      }
      action.enabledIf = true
      (execute, cancel, isExecuting) = ({ action.execute(1) { _ in tell() } }, action.cancel, { action.isExecuting })
    case "delegate":
      let owner = Worker(tell) { client.task(with: request) }
      let action = DelegateWay.Action()
      action.delegate = owner
      action.enabledIf = true
      (execute, cancel, isExecuting) = (
        { action.execute(ImageQuery("cats")) }, action.cancel, { action.isExecuting }
      )
      keep = [owner]
    default:
      let action = ObserverWay.Action<Int, Int> { _ in
        client.task(with: request)
      } read: { _ in
        .success(1)
      }
      action.enabledIf = true
      keep = [action.observe(\.result) { action, _ in if action.result != nil { tell() } }]
      (execute, cancel, isExecuting) = ({ action.execute(1) }, action.cancel, { action.isExecuting })
    }
    execute()
    try network.answer(1)
    try world.settle()
    #expect(told == 1)
    #expect(network.calls.map(\.state) == [.finished])
    #expect(!isExecuting())
    execute()
    cancel()
    #expect(network.calls.map(\.state) == [.finished, .cancelled])
    #expect(!isExecuting())
    withExtendedLifetime(keep) {}
  }

  @Test("an observed action has no result while it works, and none of what was cancelled")
  func observerAction() throws {
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

  private static func probe(_ name: String, _ world: World) -> Probe? {
    switch name {
    case "callback": CallbackProbe(world)
    case "delegate": DelegateProbe(world)
    case "observer": ObserverProbe(world)
    case "rx": RxProbe(world)
    default: nil
    }
  }
}

/// Something to be called off.
private final class Call: Cancellable {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  func cancel() { end() }
}

/// Makes the work of a delegate's action.
private final class Worker: DelegateWay.ActionDelegate {
  private let work: () -> HTTPTask
  private let tell: () -> Void

  init(_ tell: @escaping () -> Void = {}, _ work: @escaping () -> HTTPTask) { (self.tell, self.work) = (tell, work) }

  func action(_ action: DelegateWay.Action, workFor query: ImageQuery) -> HTTPTask { work() }
  func action(_ action: DelegateWay.Action, didEndWith outcome: HTTPTask.Outcome) { tell() }
  func actionDidChangeEnabled(_ action: DelegateWay.Action) {}
  func actionDidChangeExecuting(_ action: DelegateWay.Action) {}
}

/// Uses a view model through its inputs and outputs, and notes what comes out. What is told again without a change counts
/// once.
private class Probe {
  private var lines: [String] = []
  private var latest: [String: String] = ["enabled": "enabled false", "searching": "searching false"]
  private let world: World

  init(_ world: World) { self.world = world }

  var count: Int { lines.count }

  func note(_ kind: String, _ line: String) {
    if latest[kind] != line || kind == "images" || kind == "notice" { lines.append(line) }
    latest[kind] = line
  }

  func note(_ notice: SearchNotice?) { note("notice", notice?.text ?? "nothing to say") }

  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }

  func enter(_ text: String) {}
  func search() {}
}

private final class CallbackProbe: Probe {
  private let viewModel: CallbackWay.ViewModel

  override init(_ world: World) {
    viewModel = CallbackWay.ViewModel(.bundled, world)
    super.init(world)
    viewModel.outputs.isEnabled = { [unowned self] in note("enabled", "enabled \($0)") }
    viewModel.outputs.isSearching = { [unowned self] in note("searching", "searching \($0)") }
    viewModel.outputs.images = { [unowned self] in note("images", "images \($0)") }
    viewModel.outputs.notice = { [unowned self] in note($0) }
  }

  override func enter(_ text: String) { viewModel.inputs.enter(text) }
  override func search() { viewModel.inputs.search() }
}

private final class DelegateProbe: Probe, DelegateWay.SearchView {
  private let viewModel: DelegateWay.ViewModel

  override init(_ world: World) {
    viewModel = DelegateWay.ViewModel(.bundled, world)
    super.init(world)
    viewModel.outputs.attachView(self)
  }

  override func enter(_ text: String) { viewModel.inputs.enter(text) }
  override func search() { viewModel.inputs.search() }
  func show(isEnabled: Bool) { note("enabled", "enabled \(isEnabled)") }
  func show(isSearching: Bool) { note("searching", "searching \(isSearching)") }
  func show(_ images: [String]) { note("images", "images \(images)") }
  func show(_ notice: SearchNotice?) { note(notice) }
}

private final class ObserverProbe: Probe {
  private let viewModel: ObserverWay.ViewModel
  private var observations: [KeyValueObservation] = []

  override init(_ world: World) {
    viewModel = ObserverWay.ViewModel(.bundled, world)
    super.init(world)
    observations = observe(viewModel.outputs)
  }

  override func enter(_ text: String) { viewModel.inputs.enter(text) }
  override func search() { viewModel.inputs.search() }

  private func observe(_ outputs: some ObserverWay.ViewModelOutputs) -> [KeyValueObservation] {
    [
      outputs.observe(\.isEnabled) { [unowned self] outputs, _ in note("enabled", "enabled \(outputs.isEnabled)") },
      outputs.observe(\.isSearching) { [unowned self] outputs, _ in
        note("searching", "searching \(outputs.isSearching)")
      },
      outputs.observe(\.images) { [unowned self] outputs, _ in note("images", "images \(outputs.images)") },
      outputs.observe(\.notice) { [unowned self] outputs, _ in note(outputs.notice) },
    ]
  }
}

private final class RxProbe: Probe {
  private let viewModel: RxWay.ViewModel
  private let disposeBag = DisposeBag()

  override init(_ world: World) {
    viewModel = RxWay.ViewModel(.bundled, world)
    super.init(world)
    viewModel.outputs.isEnabled.drive(with: self) { $0.note("enabled", "enabled \($1)") }.disposed(by: disposeBag)
    viewModel.outputs.isSearching.drive(with: self) { $0.note("searching", "searching \($1)") }
      .disposed(by: disposeBag)
    viewModel.outputs.images.drive(with: self) { $0.note("images", "images \($1)") }.disposed(by: disposeBag)
    viewModel.outputs.notice.drive(with: self) { $0.note($1) }.disposed(by: disposeBag)
  }

  override func enter(_ text: String) { viewModel.inputs.text.onNext(text) }
  override func search() { viewModel.inputs.searchTaps.onNext(()) }
}
