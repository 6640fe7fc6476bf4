// SwiftUI: the fields write the published texts, and the view reads what follows from them. Compiled on macOS only.

#if canImport(SwiftUI)
import Models
import SwiftUI

/// A sign-up form: three fields with a message each, and a button.
struct SignUpView: View {
  // An observable object needs this wrapper, which subscribes. The owner of the screen has a `@StateObject`.
  @ObservedObject var model: SignUpViewModel

  var body: some View {
    Form {
      TextField("Username", text: $model.username)
      VerdictText(verdict: model.validatedUsername)
      SecureField("Password", text: $model.password)
      VerdictText(verdict: model.validatedPassword)
      SecureField("Password again", text: $model.repeated)
      VerdictText(verdict: model.validatedRepetition)
      Button("Sign up") { model.signUp() }
        .disabled(!model.allowsSignUp)
      if model.phase == .underWay {
        ProgressView()
      }
    }
    // The alert keeps the message that it presents, while it disappears, too.
    .alert("Sign up", isPresented: $model.showsMessage, presenting: model.message) { _ in
      Button("OK") {}
    } message: { message in
      Text(message)
    }
  }
}

/// The verdict on an input.
struct VerdictText: View {
  let verdict: ValidationResult

  var body: some View {
    Text(verdict.text).foregroundStyle(color)
  }

  private var color: Color {
    switch verdict {
    case .ok: .green
    case .empty, .validating: .primary
    case .failed: .red
    }
  }
}
#endif
