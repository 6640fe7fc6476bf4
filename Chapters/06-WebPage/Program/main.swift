import ChapterProgram
import WebPage

chapter.main()
