import Cells
import ChapterProgram

chapter.main()
