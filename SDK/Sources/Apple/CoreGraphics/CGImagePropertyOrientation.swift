/// The orientation of a file's pixels relative to the picture that is meant, by EXIF's numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
