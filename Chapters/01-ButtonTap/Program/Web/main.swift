import ButtonTap
import WebStage

chapter.serve()
