import Rx

func listen(to taps: Observable<Void>) {
  taps.subscribe(onNext: { print("tap") })
}
