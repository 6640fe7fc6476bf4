/// What the experiments of chapter 05 print, to the letter.
nonisolated enum Expectations {
  typealias Output = (name: String, output: String)

  static let all: [Output] =
    hello + latecomers + fourKinds + bothEnds + ownObservable + operators + deadButton + optionalValues + bags
    + otherLifetimes + debugging
}
