// RxControls
