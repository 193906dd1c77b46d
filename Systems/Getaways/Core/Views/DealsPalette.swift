import SwiftUI

/// The colours of Getaways, the same in light and dark; `ShadowColor` and `TextColor` are assets.
enum DealsPalette {
    /// Bright behind black words, whatever the scheme.
    static let fill = Color(red: 1, green: 149.0 / 255, blue: 0)
}
