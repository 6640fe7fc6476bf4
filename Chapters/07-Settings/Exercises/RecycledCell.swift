import Stage
import Workshop

/// A cell that comes back as it went: what one row took from it, the next one lacks.
enum RecycledCell: Exercise {
  typealias Place = ThreeSections

  static let rules: [Rule<ThreeSections>] = [
    Rule(
      "Every row but the description leads to its page.",
      script: """
        select settings 1
        expect screen-title "Account"
        tap back
        select settings 8
        expect screen-title "Settings"
        select settings 5
        expect screen-title "Sounds"
        """,
      advice: "Which rows lead somewhere, and which take touches, each row says of itself, in the cell's `show`."),
    Rule(
      "That is so after scrolling down and up as well, when the cells show other rows.",
      script: """
        scroll settings bottom
        scroll settings top
        expect settings row 1 "Account"
        select settings 1
        expect screen-title "Account"
        tap back
        select settings 2
        expect screen-title "Security"
        tap back
        select settings 3
        expect screen-title "Notifications"
        tap back
        select settings 4
        expect screen-title "Content"
        """,
      advice: "A cell that showed the description shows another row now. What does it still have from before?"),
  ]
}
