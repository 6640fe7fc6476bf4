/// `swift run NAME …` in the command lines of the documents, as it is where everything is built already: the program `NAME`.
///
/// The real one would look first whether anything is to be built, and wait for whoever builds now.
public enum SwiftRun {
  /// The name of the variable in the environment that says in which folder the built programs are.
  public static let folder = "PRODUCTS"

  /// What a shell reads before such a command line. Whatever else of `swift` is in that line, it says so, and ends the shell
  /// by SIGTERM: what came out then is no output of the command line.
  public static let function = """
    swift() {
      [ "$1" = run ] || swift_refused "swift $1"
      shift
      while :; do
        case "$1" in
          -c | --configuration) shift 2 ;;
          -*) swift_refused "swift run $1" ;;
          *) break ;;
        esac
      done
      name=$1
      shift
      [ -x "$\(folder)/$name" ] || swift_refused "swift run $name"
      "$\(folder)/$name" "$@"
    }
    swift_refused() {
      echo "$1: here only 'swift run PROGRAM …' is understood, of a program that is built" >&2
      kill -s TERM $$
      exit 127
    }

    """
}
