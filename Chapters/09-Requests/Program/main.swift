import ChapterProgram
import Requests

chapter.main()
