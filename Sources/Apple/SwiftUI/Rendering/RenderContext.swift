import Drawing
import Foundation
@_spi(Vitrine) import VitrineUIKit

/// What one render shares: its text setter, its reports, and what rises late.
final class RenderContext {
    let textSetter: any TextSetting
    private(set) var diagnostics: [String] = []
    /// Preferences of views that exist only once they are laid out (GeometryReader, ViewThatFits).
    var latePreferences = PreferenceValues()
    /// What the whole view is offered: the container of views in no other.
    var rootSize = CGSize.zero
    /// What waits for every view to have its place.
    var afterLayout: [() -> Void] = []

    init(textSetter: any TextSetting) {
        self.textSetter = textSetter
    }

    private var kept: [AnyObject] = []

    /// Holds an object whose identity has to stay its own until the picture is done.
    func keep(_ object: AnyObject) { kept.append(object) }

    func report(_ sentence: String) {
        if !diagnostics.contains(sentence) { diagnostics.append(sentence) }
    }

    /// The render under way on this thread, for values that are resolved without inputs at hand.
    static var current: RenderContext? {
        get { Thread.current.threadDictionary["VitrineRenderContext"] as? RenderContext }
        set { Thread.current.threadDictionary["VitrineRenderContext"] = newValue }
    }
}
