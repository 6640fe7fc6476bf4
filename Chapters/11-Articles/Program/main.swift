import Articles
import Stage

chapter.main()
