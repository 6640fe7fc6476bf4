/// Why an action has no result.
public enum ActionError: Error {
  /// It was asked while it was not enabled: nothing was done.
  case notEnabled

  /// Its work failed.
  case underlyingError(any Error)
}
