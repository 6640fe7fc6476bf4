import Location
import WebStage

chapter.serve()
