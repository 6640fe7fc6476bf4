import ChapterProgram
import SignUp

chapter.main()
