/// The size of the picture of an emoji in text of a size.
///
/// Apple's emoji are larger than the letters' size in small text and as large as it from 22 points on. Measured in pictures of iOS 26 (10, 12,
/// 14 and 32 points) and in the heights that Flutter's issue 28894 lists for UIKit from 11 to 30 points.
enum EmojiSize {
    /// The height of the picture, points.
    static func height(at size: Double) -> Double {
        switch size {
        case ..<16: 1.25 * size
        case ..<18: 20
        case ..<22: 20 + (size - 18) / 2
        default: size
        }
    }

    /// The share of a picture's height at which Noto Color Emoji, which stands for Apple's, is to be drawn: its own are 1.11 times as high
    /// as its size. Its advance is then 1.13 times the height, as Apple's is.
    private static let share = 0.905

    /// The factor from the size of the letters to that of emoji among them.
    static func scale(at size: Double) -> Double { size > 0 ? share * height(at: size) / size : 1 }
}
