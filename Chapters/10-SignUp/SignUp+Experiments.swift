import Stage

extension SignUpChapter {
  static let experiments: [Experiment] = [
    Experiment("prompt", "a question with several answers, as a stream", Prompts.tryOut)
  ]
}
