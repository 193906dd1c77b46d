import Drawing
import Foundation
@_spi(Vitrine) import VitrineUIKit

/// What one render shares: its text setter, its reports, and what rises late.
final class RenderContext {
    let textSetter: any TextSetting
    private(set) var diagnostics: [String] = []
    /// Preferences of views that exist only once they are laid out (GeometryReader, ViewThatFits).
    var latePreferences = PreferenceValues()

    init(textSetter: any TextSetting) {
        self.textSetter = textSetter
    }

    func report(_ sentence: String) {
        if !diagnostics.contains(sentence) { diagnostics.append(sentence) }
    }

    /// The render under way on this thread, for values that are resolved without inputs at hand.
    static var current: RenderContext? {
        get { Thread.current.threadDictionary["VitrineRenderContext"] as? RenderContext }
        set { Thread.current.threadDictionary["VitrineRenderContext"] = newValue }
    }
}
