import Rx

/// What a stream that needs no time sends, in one line: its elements, then `|` for completion or `#` for an error.
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

/// What might go wrong in an example.
nonisolated enum Trouble: Error {
  case noAnswer
}
