import Background
import ChapterProgram

chapter.main()
