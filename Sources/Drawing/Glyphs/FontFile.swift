/// A font file and the face in it.
public struct FontFile: Hashable, Sendable {
    public var path: String
    /// The face's place in a collection; 0 in a file of one face.
    public var index: Int

    public init(path: String, index: Int = 0) {
        self.path = path
        self.index = index
    }
}
