import Rx

/// A random piece of Rx code: how it reads, and what it makes.
struct Pipeline {
  let text: String
  let make: (Lab) -> Observable<Int>

  init(_ text: String, _ make: @escaping (Lab) -> Observable<Int>) {
    self.text = text
    self.make = make
  }

  /// This pipeline followed by one more call.
  func then(_ call: String, _ change: @escaping (Observable<Int>, Lab) -> Observable<Int>) -> Pipeline {
    Pipeline("\(text).\(call)") { lab in change(make(lab), lab) }
  }

  /// This pipeline followed by one more call that needs nothing but its source.
  func then(_ call: String, _ change: @escaping (Observable<Int>) -> Observable<Int>) -> Pipeline {
    Pipeline("\(text).\(call)") { lab in change(make(lab)) }
  }

  /// A call with this pipeline and another one.
  func with(
    _ other: Pipeline, _ text: (String, String) -> String,
    _ combine: @escaping (Observable<Int>, Observable<Int>) -> Observable<Int>
  ) -> Pipeline {
    Pipeline(text(self.text, other.text)) { lab in combine(make(lab), other.make(lab)) }
  }
}
