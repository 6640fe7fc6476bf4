import ImageSearch
import Stage

chapter.main()
