import ChapterProgram
import NAME

chapter.main()
