import ChapterProgram
import Counter

chapter.main()
