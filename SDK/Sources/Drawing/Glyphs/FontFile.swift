/// A font file and the face in it.
package struct FontFile: Hashable, Sendable {
    package var path: String
    /// The face's place in a collection; 0 in a file of one face.
    package var index: Int
    /// The radius by which the corners of the letters are rounded, in ems; 0 leaves them as they are.
    package var rounding: Double
    /// The width by which upright stems are thicker than in the font, in ems; 0 leaves them as they are.
    package var boldness: Double
    /// The factor by which the letters and their advances are scaled.
    package var scale: Double
    /// The file itself where it is not one of this machine's.
    package var data: FontData?

    package init(path: String, index: Int = 0, rounding: Double = 0, boldness: Double = 0, scale: Double = 1) {
        self.path = path
        self.index = index
        self.rounding = rounding
        self.boldness = boldness
        self.scale = scale
    }

    /// How much wider each letter is for its thicker stems, in ems. Of Noto Serif's letters from A to z the bold ones are 0.037 wider,
    /// their stems 0.057 thicker.
    var widening: Double { boldness * 37 / 57 }

    init(data: FontData, index: Int) {
        self.init(path: "", index: index)
        self.data = data
    }
}
