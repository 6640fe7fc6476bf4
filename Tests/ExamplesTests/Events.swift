import Rx

/// Returns the events of a synchronous stream in one line: its elements, then `|` for completion or `#` for an error.
func events<Source: ObservableConvertibleType>(of source: Source) -> String {
  var got: [String] = []
  let bag = DisposeBag()
  source.asObservable()
    .subscribe { event in
      switch event {
      case .next(let element): got.append("\(element)")
      case .error: got.append("#")
      case .completed: got.append("|")
      }
    }
    .disposed(by: bag)
  return got.joined(separator: " ")
}

/// An error for the examples.
nonisolated enum Trouble: Error {
  case noAnswer
}
