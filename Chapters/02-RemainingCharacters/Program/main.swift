import ChapterProgram
import RemainingCharacters

chapter.main()
