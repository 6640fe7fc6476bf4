import ButtonTap
import Stage

chapter.main()
