import SignUp
import Stage

chapter.main()
