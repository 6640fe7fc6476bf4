import Articles
import ChapterProgram

chapter.main()
