import Foundation
import VitrineDrawing

/// The time at which the host may ask again.
public enum ReloadPolicy: Codable, Hashable, Sendable {
    /// The host may ask once the date of the last entry has come.
    case atEnd
    /// The host may ask from this date on.
    case after(Date)
    /// Only when the app asks for it.
    case never
}

/// A provider's timeline with every entry drawn.
public struct ArchivedTimeline: Sendable {
    /// The kind of the widget it was asked for.
    public var kind: String
    /// The family it was drawn for.
    public var family: WidgetFamilyName
    /// The drawn entries as the extension sends them: by date, and of one date as the provider gave them.
    public var entries: [ArchivedEntry]
    /// The time at which the provider may be asked for the next timeline.
    public var policy: ReloadPolicy

    /// A timeline of entries that are drawn already.
    public init(kind: String, family: WidgetFamilyName, entries: [ArchivedEntry], policy: ReloadPolicy) {
        self.kind = kind
        self.family = family
        self.entries = entries
        self.policy = policy
    }
}

/// One entry: its date, and its picture in each environment that was asked for.
public struct ArchivedEntry: Sendable {
    /// The relevance of an entry among others of its widget: WidgetKit's `TimelineEntryRelevance`.
    public struct Relevance: Codable, Hashable, Sendable {
        /// A figure that means something beside other scores of the same widget only.
        public var score: Float
        /// The seconds for which the score counts; 0 until the next relevance.
        public var duration: Double
        /// A score and the seconds for which it counts.
        public init(score: Float, duration: Double) {
            self.score = score
            self.duration = duration
        }
    }
    /// The date at which the entry is to be shown; of a placeholder or a snapshot, when it was drawn.
    public var date: Date
    /// The relevance of the entry; nil where the provider gives none.
    public var relevance: Relevance?
    /// The entry drawn in each of `WidgetRequest.environments`, in their order; after them, where it was asked for, what a locked device
    /// and a tap need.
    public var variants: [ArchivedView]

    /// An entry whose pictures are drawn already.
    public init(date: Date, relevance: Relevance?, variants: [ArchivedView]) {
        self.date = date
        self.relevance = relevance
        self.variants = variants
    }
}

/// A view tree, evaluated, laid out and turned into drawing commands; nothing of the extension is needed to show it.
public struct ArchivedView: Sendable {
    /// The environment in which the view was drawn.
    public var environment: RenderEnvironment
    /// The tile's full size; the container background is drawn in `background`, below.
    package var content: DisplayList
    package var background: DisplayList?
    /// The regions that do something when tapped, back to front: the last one that contains the point is tapped.
    public var taps: [TapRegion]
    /// `widgetURL`: the target of all that no region covers.
    public var widgetURL: URL?
    /// The accessibility elements of the view, in reading order.
    public var accessibility: [AccessibilityElement]
    /// Every node in drawing order, for `--format json` and for tests.
    public var nodes: [ViewNode]
    /// Sentences about what was declared and not drawn, and about fonts and symbols that were missing; each once.
    public var diagnostics: [String]

    package init(
        environment: RenderEnvironment, content: DisplayList, background: DisplayList? = nil, taps: [TapRegion] = [], widgetURL: URL? = nil,
        accessibility: [AccessibilityElement] = [], nodes: [ViewNode] = [], diagnostics: [String] = []
    ) {
        self.environment = environment
        self.content = content
        self.background = background
        self.taps = taps
        self.widgetURL = widgetURL
        self.accessibility = accessibility
        self.nodes = nodes
        self.diagnostics = diagnostics
    }

    /// All its words in reading order, with the values of what has one, in one line.
    public var summary: String { accessibility.map(\.words).filter { !$0.isEmpty }.joined(separator: ", ") }

    /// All that is spoken, one element a line, with values, what each is, and hints.
    public var spokenText: String { accessibility.map(\.spoken).filter { !$0.isEmpty }.joined(separator: "\n") }
}

/// An area of the tile (points) that does something when tapped.
public struct TapRegion: Codable, Hashable, Sendable {
    /// The action of a tap.
    public enum Action: Codable, Hashable, Sendable {
        /// Opens a link, which goes to the widget's app.
        case open(URL)
        /// An App Intent by type name with its encoded parameters.
        case perform(intent: String, parameters: Data)
    }
    /// The area in the tile's coordinates, in points.
    public var frame: CGRect
    /// The action of a tap on the region.
    public var action: Action
    /// The label that VoiceOver speaks.
    public var label: String
    /// The number of the toggle, counted in the order of the views; nil for links and buttons.
    public var toggle: Int?

    /// An area and what a tap on it does; `toggle` is for toggles alone.
    public init(frame: CGRect, action: Action, label: String, toggle: Int? = nil) {
        self.toggle = toggle
        self.frame = frame
        self.action = action
        self.label = label
    }
}

/// A laid-out node of the tree.
public struct ViewNode: Codable, Hashable, Sendable {
    /// The type of what is no view but the expression in the source, its text as `path:line:column`, that the node inside of it comes from.
    /// Only builds for previews have any.
    public static let expression = "ViewExpression"

    /// The view's type, e.g. `Text`, `HStack`.
    public var type: String
    /// The node's frame in the tile's coordinates, in points.
    public var frame: CGRect
    /// The words that a text shows, or the place of an ``expression``; nil for other nodes, and where words are masked.
    public var text: String?
    /// The number of nodes around the node; 0 for the outermost.
    public var depth: Int

    /// A node with the words it shows, if it shows any.
    public init(type: String, frame: CGRect, text: String?, depth: Int) {
        self.type = type
        self.frame = frame
        self.text = text
        self.depth = depth
    }
}
