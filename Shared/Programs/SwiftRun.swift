/// The command `swift run NAME …` of a document, run as the program `NAME`, which is already built.
///
/// The real command would first check the build, and would wait for the lock of a build that is running.
public enum SwiftRun {
  /// The name of the environment variable with the folder of the built programs.
  public static let folder = "PRODUCTS"

  /// The shell functions to put before such a command line. They report any other command of `swift` in it and end the
  /// shell by SIGTERM: its output so far is not the output of the command line.
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
