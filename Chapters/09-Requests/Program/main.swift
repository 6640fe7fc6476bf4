import Requests
import Stage

chapter.main()
