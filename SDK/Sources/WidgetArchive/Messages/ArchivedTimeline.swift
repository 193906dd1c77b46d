import Drawing
import Foundation

/// When the host may ask again.
public enum ReloadPolicy: Codable, Hashable, Sendable {
    case atEnd
    case after(Date)
    case never
}

/// A provider's timeline with every entry drawn.
public struct ArchivedTimeline: Sendable {
    public var kind: String
    public var family: WidgetFamilyName
    public var entries: [ArchivedEntry]
    public var policy: ReloadPolicy

    public init(kind: String, family: WidgetFamilyName, entries: [ArchivedEntry], policy: ReloadPolicy) {
        self.kind = kind
        self.family = family
        self.entries = entries
        self.policy = policy
    }
}

/// One entry: its date, and its picture in each environment that was asked for.
public struct ArchivedEntry: Sendable {
    public struct Relevance: Codable, Hashable, Sendable {
        public var score: Float
        /// Seconds; 0 until the next relevance.
        public var duration: Double
        public init(score: Float, duration: Double) {
            self.score = score
            self.duration = duration
        }
    }
    public var date: Date
    public var relevance: Relevance?
    /// In the order of `WidgetRequest.environments`.
    public var variants: [ArchivedView]

    public init(date: Date, relevance: Relevance?, variants: [ArchivedView]) {
        self.date = date
        self.relevance = relevance
        self.variants = variants
    }
}

/// A view tree, evaluated, laid out and turned into drawing commands; nothing of the extension is needed to show it.
public struct ArchivedView: Sendable {
    public var environment: RenderEnvironment
    /// The tile's full size; the container background is drawn in `background`, below.
    package var content: DisplayList
    package var background: DisplayList?
    /// Back to front: the last one that contains the point is tapped.
    public var taps: [TapRegion]
    /// `widgetURL`: the target of all that no region covers.
    public var widgetURL: URL?
    public var accessibility: [AccessibilityElement]
    /// Every node in drawing order, for `--format json` and for tests.
    public var nodes: [ViewNode]
    /// What was declared and not drawn, fonts and symbols that were missing; each once.
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
    public enum Action: Codable, Hashable, Sendable {
        case open(URL)
        /// An App Intent by type name with its encoded parameters.
        case perform(intent: String, parameters: Data)
    }
    public var frame: CGRect
    public var action: Action
    /// What it is called aloud.
    public var label: String
    /// Which toggle it is, counted in the order of the views; nil for links and buttons.
    public var toggle: Int?

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
    /// In the tile's coordinates, points.
    public var frame: CGRect
    public var text: String?
    public var depth: Int

    public init(type: String, frame: CGRect, text: String?, depth: Int) {
        self.type = type
        self.frame = frame
        self.text = text
        self.depth = depth
    }
}
