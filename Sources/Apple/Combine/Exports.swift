// OpenCombine, under Apple's name: publishers, subjects, `ObservableObject` and `@Published`, with Dispatch's and Foundation's own.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
