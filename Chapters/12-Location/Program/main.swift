import ChapterProgram
import Location

chapter.main()
