import Stage
import Workshop

/// A reused cell that keeps a property of the row before.
enum RecycledCell: Exercise {
  static let rules = Rule<ThreeSections>.all(
    in: """
      Every row but the description leads to its page.
        select settings 1
        expect screen-title "Account"
        tap back
        select settings 8
        expect screen-title "Settings"
        select settings 5
        expect screen-title "Sounds"
      look at: The cell's `show` sets, for each row, whether it leads to a page and takes touches.

      It does so after scrolling down and up as well, when the cells show other rows.
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
      look at: A cell that showed the description shows another row now. Which property does it still have from before?
      """)
}
