import Background
import Stage

chapter.main()
