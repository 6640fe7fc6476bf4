import Rx
import RxCommunity
import RxControls
import Testing
import World

@Suite("ActivityIndicator") @MainActor
struct ActivityIndicatorTests {
  @Test func `it is active while at least one tracked sequence has not ended, whether by an event or by disposal`() {
    let world = VirtualWorld()
    World.$current.withValue(world) {
      let indicator = ActivityIndicator()
      var seen: [Bool] = []
      let reading = indicator.drive(onNext: { seen.append($0) })
      let (first, second, third) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
      let tracked = [first, second, third].map { $0.trackActivity(indicator).catch { _ in .empty() }.subscribe() }
      #expect(seen == [false, true])
      first.onCompleted()
      second.onError(RxError.unknown)
      #expect(seen == [false, true])
      tracked[2].dispose()
      #expect(seen == [false, true, false])
      tracked[2].dispose()
      let again = Observable.just(1).trackActivity(indicator).subscribe()
      #expect(seen == [false, true, false, true, false])
      again.dispose()
      reading.dispose()
    }
  }

  @Test func `tracking changes nothing about the elements, and counts from the subscription, not before`() {
    let world = VirtualWorld()
    World.$current.withValue(world) {
      let indicator = ActivityIndicator()
      var active: [Bool] = []
      let reading = indicator.asDriver().drive(onNext: { active.append($0) })
      let tracked = Observable.of(1, 2).trackActivity(indicator)
      #expect(active == [false])
      var seen: [Int] = []
      tracked.subscribe(onNext: { seen.append($0) }).dispose()
      #expect(seen == [1, 2])
      #expect(active == [false, true, false])
      reading.dispose()
    }
  }
}
