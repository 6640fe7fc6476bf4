/// A package of two chapters with three exercises.
package final class BenchFolder: TestFolder {
  /// Makes the package. A folder for temporary files in which nothing can be written ends the tests.
  package init() {
    var files = ["Package.swift": "// the manifest\n"]
    for path in ["03-Counter/%/1-ResetUnseen", "03-Counter/%/2-Leak", "11-Articles/%/1-Leak"] {
      files["Chapters/\(path.replacing("%", with: "Exercises/Texts")).md"] = BenchFolder.text
    }
    for path in ["03-Counter/%/ResetUnseen", "03-Counter/%/Leak", "11-Articles/%/Leak"] {
      files["Chapters/\(path.replacing("%", with: "Exercises/Solutions")).swift"] =
        "#if SOLVED\n// done\n#else\n// to do\n#endif\n"
    }
    do { try super.init(files) } catch { fatalError("no package to test with: \(error)") }
  }

  /// The text of each exercise.
  package static let text = """
    # A reset that is not shown

    *mend · callback · 10 minutes*

    ## Goal

    Mend it.

    ## Touch

    One line.

    ## Judged by

    ```text
    Up moves the count.
      tap up
      expect count "1"
    look at: What is added?

    Reset goes back.
      tap reset
    expected: 1 message
    look at: And the label?
    ```

    ## At first

    ```text
    ✗ Reset goes back.
      expected count "0"
    ```

    ## Hints

    1. Look.
    2. Look here,
       and there.
    3. Write it.

    ## Why

    Because.

    """
}
