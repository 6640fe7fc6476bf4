import RemainingCharacters
import WebStage

chapter.serve()
