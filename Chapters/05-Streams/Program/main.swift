import ChapterProgram
import Streams

chapter.main()
