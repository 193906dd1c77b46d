/// An error that tells why something could not be measured.
struct StoreBenchFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
