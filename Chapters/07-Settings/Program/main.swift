import ChapterProgram
import Settings

chapter.main()
