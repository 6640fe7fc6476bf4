import Counter
import Stage

chapter.main()
