import ChapterProgram
import Keyboard

chapter.main()
