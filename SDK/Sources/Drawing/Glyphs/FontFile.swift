/// A font file and the face in it.
public struct FontFile: Hashable, Sendable {
    public var path: String
    /// The face's place in a collection; 0 in a file of one face.
    public var index: Int
    /// How far the corners of its letters are rounded, in ems; 0 leaves them as they are.
    public var rounding: Double
    /// What its letters and their advances are multiplied by.
    public var scale: Double
    /// The file itself where it is not one of this machine's.
    public var data: FontData?

    public init(path: String, index: Int = 0, rounding: Double = 0, scale: Double = 1) {
        self.path = path
        self.index = index
        self.rounding = rounding
        self.scale = scale
    }

    init(data: FontData, index: Int) {
        self.init(path: "", index: index)
        self.data = data
    }
}
