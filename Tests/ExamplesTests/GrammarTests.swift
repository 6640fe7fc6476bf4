import Rx
import Testing

@Suite("What Rx is: the grammar of a stream")
struct GrammarTests {
  @Test("any number of elements, then one end, then nothing")
  func completion() {
    let greetings = Observable<String>.create { observer in
      observer.onNext("Hello")
      observer.onNext("Hello again")
      observer.onCompleted()
      observer.onNext("Hello, too late")
      return Disposables.create()
    }
    #expect(events(of: greetings) == "Hello Hello again |")
  }

  @Test("an error is an end as well: neither an element nor a completion follows it")
  func failure() {
    let greetings = Observable<String>.create { observer in
      observer.onNext("Hello")
      observer.onError(Trouble.noAnswer)
      observer.onNext("Hello, too late")
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(events(of: greetings) == "Hello #")
  }

  @Test("a stream need not emit anything, and it need not end")
  func shortest() {
    #expect(events(of: Observable<Int>.empty()) == "|")
    #expect(events(of: Observable<Int>.error(Trouble.noAnswer)) == "#")
    #expect(events(of: Observable<Int>.never()) == "")
  }
}
