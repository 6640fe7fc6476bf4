import Testing

@testable import Calls

@Suite("Names of functions")
struct FunctionNameTests {
  @Test(
    "a demangled name is read as its kind, its type and its member",
    arguments: [
      ("CallbackWay.Controller.upTapped()", FunctionName.Kind.declared, "Controller", "upTapped()"),
      ("CallbackWay.ViewModel.up(_:)", .declared, "ViewModel", "up(_:)"),
      ("closure #1 in ObserverWay.Controller.init(_:_:)", .closure, "Controller", "init(_:_:)"),
      ("closure #1 in closure #2 in Observable<A>.map<A>(_:)", .closure, "Observable", "map(_:)"),
      (
        "implicit closure #2 in implicit closure #1 in CallbackWay.Controller.upTapped()", .methodReference,
        "Controller",
        "upTapped()"
      ),
      ("ObserverWay.ViewModel.count.setter", .setter, "ViewModel", "count"),
      ("ObserverWay.ViewModel.count.getter", .getter, "ViewModel", "count"),
      (
        "protocol witness for CountView.show(_:) in conformance DelegateWay.Controller", .witness, "CountView",
        "show(_:)"
      ),
      ("CallbackWay.Controller.deinit", .declared, "Controller", "deinit"),
      ("CallbackWay.Controller.__deallocating_deinit", .generated, "Controller", "__deallocating_deinit"),
      ("retry #1 (after:) in closure #1 in RxWay.ViewModel.load()", .declared, "ViewModel", "retry(after:)"),
      ("closure #2 in retry #1 () in RxWay.ViewModel.load()", .closure, "ViewModel", "retry()"),
      ("partial apply for closure #1 in Way.f()", .generated, "partial apply for closure #1 in Way", "f()"),
      ("outlined copy of Count", .generated, "", "outlined copy of Count"),
      ("(2) await resume partial function for RxWay.ViewModel.load()", .declared, "ViewModel", "load()"),
    ])
  func demangled(_ text: String, _ kind: FunctionName.Kind, _ type: String, _ member: String) {
    let name = FunctionName(demangled: text)
    #expect(name.kind == kind)
    #expect(name.type ?? "" == type)
    #expect(name.member == member)
  }

  @Test(
    "a function of the Rx library belongs to an operator that the way calls, or to a relay",
    arguments: [
      ("ObservableType.withLatestFrom<A, B>(_:resultSelector:)", "withLatestFrom"),
      ("MergeInner.init(_:)", "merge"), ("BehaviorRelay.accept(_:)", "BehaviorRelay"),
      ("Sink.next(_:)", nil), ("ObservableType.filter(_:)", nil), ("Listener.send(_:)", nil),
    ])
  func operation(_ text: String, _ name: String?) {
    let operators: Set = ["withLatestFrom", "merge", "next", "note", "init"]
    #expect(FunctionName(demangled: text).operation(among: operators) == name)
  }
}
