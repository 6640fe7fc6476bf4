import ButtonTap
import ChapterProgram

chapter.main()
