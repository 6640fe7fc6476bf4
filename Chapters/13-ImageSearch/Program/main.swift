import ChapterProgram
import ImageSearch

chapter.main()
