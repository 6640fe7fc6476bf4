import Controls
import Rx
import RxControls
import Testing

@MainActor
@Suite("Bindings of bars, indicators and text areas")
struct ProgressBindingTests {
  @Test func `each element sets the control`() {
    let (bar, wheel, area) = (ProgressBar("bar"), ActivityIndicator("wheel"), TextArea("area"))
    let disposeBag = DisposeBag()
    let isBusy = BehaviorRelay(value: true)
    Observable.just(0.5).bind(to: bar.rx.progress).disposed(by: disposeBag)
    isBusy.bind(to: wheel.rx.isAnimating).disposed(by: disposeBag)
    Observable.just("text").bind(to: area.rx.text).disposed(by: disposeBag)
    #expect(bar.progress == 0.5)
    #expect(wheel.isAnimating && !wheel.isHidden)
    #expect(area.text == "text")
    isBusy.accept(false)
    #expect(!wheel.isAnimating && wheel.isHidden)
  }
}
