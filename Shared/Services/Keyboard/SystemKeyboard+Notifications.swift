import Foundation
import Models
import Trace

/// The notifications of the keyboard: the names and keys of `UIResponder`, with their raw values.
///
/// UIKit documents when each is posted: *will show* and *will hide* immediately before the keyboard is displayed and
/// dismissed, *will change frame* immediately before its frame changes, the three *did* immediately after
/// (developer.apple.com, `UIResponder.keyboardWillShowNotification` and its neighbours). It documents neither their
/// order nor what counts as dismissed. Here, as on an iPad, leaving the bottom edge counts as hiding, whether
/// the keyboard goes away, floats or splits; each new frame on the bottom edge counts as showing; and every move is a
/// change of the frame.
nonisolated extension SystemKeyboard {
  /// Posted before the keyboard gets a new frame on the bottom edge.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")

  /// Posted after the keyboard got a new frame on the bottom edge.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")

  /// Posted before the keyboard leaves the bottom edge.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")

  /// Posted after the keyboard left the bottom edge.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")

  /// Posted before the keyboard gets another frame, whichever.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")

  /// Posted after the keyboard got another frame.
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before the move, a `CGRect` in the coordinates of the screen.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// The key of the frame after the move, a `CGRect` in the coordinates of the screen.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// The key of the seconds that the move takes, a `Double`: none here.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  /// The key of a `Bool` that is true if the keyboard is this app's.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

nonisolated extension Notification {
  /// The frame after the move, if this notification is about a keyboard. Reading it is noted in the trace.
  public var keyboardFrameEnd: CGRect? {
    Trace.note(Link("notifications", name.rawValue, to: "observer"))
    return userInfo?[SystemKeyboard.keyboardFrameEndUserInfoKey] as? CGRect
  }
}

nonisolated extension NotificationCenter {
  func postKeyboardMove(from old: KeyboardPlace, to new: KeyboardPlace) {
    var before = [SystemKeyboard.keyboardWillChangeFrameNotification]
    var after = [SystemKeyboard.keyboardDidChangeFrameNotification]
    if new.isDocked {
      before.append(SystemKeyboard.keyboardWillShowNotification)
      after.append(SystemKeyboard.keyboardDidShowNotification)
    } else if old.atRest.isDocked {
      before.append(SystemKeyboard.keyboardWillHideNotification)
      after.append(SystemKeyboard.keyboardDidHideNotification)
    }
    for name in before + after {
      post(
        name: name, object: nil,
        userInfo: [
          SystemKeyboard.keyboardFrameBeginUserInfoKey: old.frame,
          SystemKeyboard.keyboardFrameEndUserInfoKey: new.frame,
          SystemKeyboard.keyboardAnimationDurationUserInfoKey: 0.0,
          SystemKeyboard.keyboardIsLocalUserInfoKey: true,
        ])
    }
  }
}
