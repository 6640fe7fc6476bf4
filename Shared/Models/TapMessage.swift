/// The message of chapter 01 about a tapped button.
public enum TapMessage {
  /// Shown by the button `login`.
  public static let login = "Tap Login Button!"

  /// Shown by the button `reset-password`.
  public static let resetPassword = "Tap Reset Password Button!"

  /// Shown by the button `exit`.
  public static let exit = "Tap Exit Button!"

  /// Shown by the button `help`.
  public static let help = "Tap Help Button!"
}
