import Counter
import WebStage

chapter.serve()
