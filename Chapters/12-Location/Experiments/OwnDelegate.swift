import Rx
import RxControls
import RxServices
import Stage

/// Uses the proxy of a door: two subscribers, a delegate that is set later, and the end of the door.
enum OwnDelegate {
  static func tryOut(_ print: @escaping Print) {
    var doorbell: Doorbell? = Doorbell()
    let bag = DisposeBag()
    for name in ["hall", "kitchen"] {
      doorbell?.rx.didRing
        .subscribe(onNext: { print("  \(name): \($0) rings") }, onCompleted: { print("  \(name): completed") })
        .disposed(by: bag)
    }
    let butler = Butler(print)
    for visitor in ["Ada", "a stranger"] { ring(visitor, doorbell, print) }
    print("a butler is set as the delegate")
    if let doorbell { doorbell.rx.setDelegate(butler).disposed(by: bag) }
    for visitor in ["Ada", "a stranger"] { ring(visitor, doorbell, print) }
    print("the door is deallocated")
    doorbell = nil
  }

  private static func ring(_ visitor: String, _ doorbell: Doorbell?, _ print: Print) {
    print("\(visitor) rings")
    print("  the door \(doorbell?.ring(visitor) == true ? "opens" : "stays closed")")
  }
}

/// An ordinary delegate, without streams.
private final class Butler: DoorbellDelegate {
  private let print: Print

  init(_ print: @escaping Print) {
    self.print = print
  }

  func doorbell(_ doorbell: Doorbell, didRing visitor: String) {
    print("  butler: \(visitor)?")
  }

  func doorbell(_ doorbell: Doorbell, shouldOpenFor visitor: String) -> Bool { visitor == "Ada" }
}
