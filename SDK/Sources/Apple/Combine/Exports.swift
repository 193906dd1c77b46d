// OpenCombine, under Apple's name: publishers, subjects, `ObservableObject` and `@Published`, with Dispatch's and Foundation's own.
// SwiftUI stands on OpenCombine alone: what a widget does not import, its process does not hold.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
