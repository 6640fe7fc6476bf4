import RemainingCharacters
import Stage

chapter.main()
