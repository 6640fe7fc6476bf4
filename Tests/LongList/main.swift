import LongList
import WebStage

LongList.serve()
