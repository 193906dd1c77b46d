import Foundation
import OpenCombine
import VitrineDrawing
import VitrineUIKit

/// The context that one render shares: its text setter, its reports, and what rises late.
final class RenderContext {
    let textSetter: any TextSetting
    private(set) var diagnostics: [String] = []
    /// Preferences of views that exist only once they are laid out (GeometryReader, ViewThatFits).
    var latePreferences = PreferenceValues()
    /// Pictures that were drawn by their names in a bundle, each with its name.
    var namedImages: [ImageKey: String] = [:]
    /// The size proposed to the whole view: the container of views in no other.
    var rootSize = CGSize.zero
    /// Closures that run once every view has its place.
    var afterLayout: [() -> Void] = []

    /// Actions of views that have appeared.
    var appearances: [() -> Void] = []
    /// Whether what a view was told has changed the state of one: it is then shown with that. What a `body` sets of itself is not.
    private(set) var isStateChanged = false
    private var isActing = false

    /// Tells a view something.
    func act(_ action: () -> Void) {
        let wasActing = isActing
        isActing = true
        action()
        isActing = wasActing
    }

    func noteChangedState() { if isActing { isStateChanged = true } }

    /// The state of the views around what is evaluated now.
    var scope: StateScope

    /// The places in the source that nodes come from; nil outside of previews.
    var places: NodePlaces?

    /// The view on a screen that is evaluated; nil for a picture.
    let live: LiveView?
    /// Has a view on a screen evaluated again when an object says that it changes.
    func follow(_ object: any ObservableObject) {
        guard let live else { return }
        let object = UncheckedBox(object)
        // Views are evaluated on the main actor.
        MainActor.assumeIsolated { live.follow(object.value) }
    }

    /// What takes the links that an app is opened with.
    var linkActions: [(URL) -> Void] = []

    init(textSetter: any TextSetting, scope: StateScope = StateScope(), live: LiveView? = nil) {
        (self.textSetter, self.scope, self.live) = (textSetter, scope, live)
    }

    /// The traits of the picture: what it would show otherwise elsewhere.
    var traits: RenderedTraits = []
    private var toggles = 0

    /// The number of the next toggle.
    func nextToggle() -> Int {
        defer { toggles += 1 }
        return toggles
    }

    private var kept: [AnyObject] = []

    /// Holds an object whose identity has to stay its own until the picture is done.
    func keep(_ object: AnyObject) { kept.append(object) }

    func report(_ sentence: String) {
        if !diagnostics.contains(sentence) { diagnostics.append(sentence) }
    }

    /// Takes back what was reported of a part that is not shown.
    func forgetReports(from count: Int) { diagnostics.removeSubrange(count...) }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The render under way on this thread, for values that are resolved without inputs at hand. Not retained: the render holds its own
    /// context for as long as it is current.
    static var current: RenderContext? {
        get { pthread_getspecific(key).map { Unmanaged<RenderContext>.fromOpaque($0).takeUnretainedValue() } }
        set { pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }) }
    }
}
