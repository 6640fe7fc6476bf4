import Keyboard
import Stage

chapter.main()
