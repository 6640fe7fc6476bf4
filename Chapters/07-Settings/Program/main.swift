import Settings
import Stage

chapter.main()
