import Location
import Stage

chapter.main()
