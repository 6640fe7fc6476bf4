import Cells
import WebStage

chapter.serve()
