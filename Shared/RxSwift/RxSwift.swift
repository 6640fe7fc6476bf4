// The real RxSwift under the name `Rx`: what every chapter imports, unchanged.
@_exported import RxRelay
@_exported import RxSwift
