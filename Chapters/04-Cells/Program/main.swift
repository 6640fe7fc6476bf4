import Cells
import Stage

chapter.main()
