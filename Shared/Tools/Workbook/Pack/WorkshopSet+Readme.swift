/// The page that lies on top of a set.
extension WorkshopSet {
  var readme: String {
    let first = chapters[0]
    let list = chapters.map { "| `swift run \($0.program)` | \($0.exercises.count) exercises |" }.joined(
      separator: "\n")
    let quiz = chapters.contains(where: \.hasQuiz) ? "\nswift run \(first.program) --quiz" : ""
    return """
      # Four Ways: a workshop

      One feature, written four ways – callback, delegate, KVO-style observer, Rx – over the same models and the same screen,
      and proven to behave the same. These are some chapters of the workbook, with their exercises.

      | | |
      |---|---|
      \(list)

      You need a Swift toolchain, 6.2 or later, on Linux or macOS, and no network. In this folder, type on the evening before:

      ```sh
      swift build
      ```

      The first time it takes some minutes.

      ## A chapter

      ```sh
      swift run \(first.program)
      swift run \(first.program) --demo
      swift run \(first.program) --check\(quiz)
      ```

      The first opens a stage: four panes that take your keys and your mouse all at once, and below them what just happened in
      each. Tab goes to the next button, Enter presses it, `t` travels back, `c` shows the code of a way, `d` two ways compared,
      `?` tells the rest. `--demo` plays a script; `--check` tries every sequence of inputs that two seconds allow.

      ## The exercises

      ```sh
      swift run Workbook
      swift run Workbook next
      swift run Workbook watch
      ```

      The first says what there is. `next` puts a file for you beside the chapter, and says what to do; `watch` judges it
      whenever you save it. `hint` helps, `solution` tells, and `reset` begins anew; what you have written is never lost.
      `swift run Workbook run` shows your way beside what it is compared with.

      ## When a chapter does not build any more

      Then a file in it was changed. Copy the chapter once more from where this folder came from,
      from a stick for instance, with a command and not with the mouse:

      ```console
      $ cp -R /media/stick/Workshop/Chapters/\(first.folder) Chapters/
      ```

      That puts each file of the chapter back and takes none away: what you have written in `Chapters/\(first.folder)/Yours`
      stays. A file manager that replaces the folder would take it with it.

      ## In the end

      ```sh
      swift run Workbook result NAME
      ```

      writes how far you have come into a small file with the name that you type, and nothing else about you. The
      teacher puts those of all into one folder and types `swift run Workbook results FOLDER`.

      What is done when stands in [Agenda.md](Agenda.md).

      """
  }
}
