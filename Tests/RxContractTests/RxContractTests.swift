import Rx
import Testing

@Test("the elements of `of` take turns in a merge")
func mergeOf() {
  var got: [Int] = []
  _ = Observable.merge(.of(1, 2, 3), .of(4, 5, 6)).subscribe(onNext: { got.append($0) })
  #expect(got == [1, 4, 2, 5, 3, 6])
}
