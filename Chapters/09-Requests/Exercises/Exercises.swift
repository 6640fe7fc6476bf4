import Stage
import Workshop

/// A closure that is only called when all goes well.
enum SilentFailure: Exercise { typealias Place = SignInAlone }

/// An observation that is over before the answer comes.
enum AnswerNobodyHears: Exercise { typealias Place = SignInAlone }

/// An answer that arrives after a cancel.
enum AnswerAfterCancel: Exercise { typealias Place = SignInAlone }

/// One async function in place of the callback way's method for each step.
enum CallbackToAsync: Exercise { typealias Place = OneAfterAnother }
