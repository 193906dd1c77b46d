import Foundation

// What host and extension say to each other over the socket pair (descriptor 3 of the child). Every message is one frame; see `Frame`.
// The host asks, the extension answers with the same `id`; requests may overlap (WidgetKit calls providers concurrently).
// Both sides may send a `HostCall` / `HostReply` at any time: that is WidgetCenter.

/// Host → extension.
package struct ExtensionRequest: Codable, Sendable {
    package enum Body: Codable, Sendable {
        /// What widgets are in the bundle?
        case describe
        case placeholder(WidgetRequest)
        case snapshot(WidgetRequest, isPreview: Bool)
        case timeline(WidgetRequest)
        /// What can be set of a widget of this kind?
        case configuration(kind: String)
        /// What are the parameter values of a widget of this kind, with stored ids looked up?
        case sheet(kind: String, StoredConfiguration?)
        /// What can be chosen for one of its parameters now?
        case options(OptionsQuery)
        /// A control was tapped: an App Intent by its type's mangled name, with its values.
        case perform(intent: String, IntentValues)
        /// What does the handler of a SiriKit intent say? Only an extension of intents answers.
        case handler(HandlerRequest)
        /// Which previews does the source declare?
        case previews
        /// What does one of the previews look like?
        case preview(PreviewRequest)
    }
    package var id: UInt64
    package var body: Body

    package init(id: UInt64, body: Body) {
        self.id = id
        self.body = body
    }
}

/// An edit sheet asks what to offer.
package struct OptionsQuery: Codable, Hashable, Sendable {
    package var kind: String
    package var parameter: String
    /// The words typed into the search field; nil when there are none.
    package var words: String?
    /// The values that the sheet shows at the moment.
    package var values: IntentValues

    package init(kind: String, parameter: String, words: String? = nil, values: IntentValues = IntentValues()) {
        self.kind = kind
        self.parameter = parameter
        self.words = words
        self.values = values
    }
}

/// A request to an extension of intents.
package struct HandlerRequest: Codable, Hashable, Sendable {
    package enum Wanted: Codable, Hashable, Sendable {
        /// What can be chosen for a parameter; answered as options are.
        case options(parameter: String, words: String?)
        /// What stands in a new widget before anybody chose; answered by values.
        case defaults
        /// What Shortcuts does: the intent is resolved, confirmed and handled; answered by what became of it. With `confirms`, whatever a
        /// person would be asked to confirm is confirmed.
        case run(confirms: Bool)
    }
    /// The intent's class.
    package var intent: String
    /// The parameter values at the moment.
    package var values: IntentValues
    package var wanted: Wanted

    package init(intent: String, values: IntentValues, wanted: Wanted) {
        self.intent = intent
        self.values = values
        self.wanted = wanted
    }
}

/// The schema of what can be set of a widget of one kind.
package struct WidgetConfigurationSchema: Codable, Hashable, Sendable {
    /// The parameters that can be set; nil where there is nothing to set.
    package var intent: IntentSchema?
    package var recommendations: [IntentRecommendationSchema]

    package init(intent: IntentSchema?, recommendations: [IntentRecommendationSchema]) {
        self.intent = intent
        self.recommendations = recommendations
    }
}

/// The content of an edit sheet for one configuration.
package struct WidgetSheet: Codable, Hashable, Sendable {
    /// The parameters that can be set; nil where there is nothing to set.
    package var intent: IntentSchema?
    /// The values, with defaults in the places where nothing was chosen.
    package var values: IntentValues
    /// The options that show chosen values, by parameter; several for a list, none for what was not chosen or has no words of its own.
    package var shown: [String: [IntentOption]]
    /// Notes on the stored values that could not be used, in sentences.
    package var notes: [String]

    package init(
        intent: IntentSchema?, values: IntentValues = IntentValues(), shown: [String: [IntentOption]] = [:], notes: [String] = []
    ) {
        self.intent = intent
        self.values = values
        self.shown = shown
        self.notes = notes
    }
}

/// One placed widget (or gallery tile) to be asked for.
package struct WidgetRequest: Codable, Hashable, Sendable {
    package var kind: String
    package var family: WidgetFamilyName
    /// The tile in points.
    package var displaySize: PointSize
    /// The margins of the place; the widget may have them disabled.
    package var contentMargins: PointInsets
    /// The tile's corner radius in points, for `ContainerRelativeShape`.
    package var cornerRadius: Double
    /// The environments, for each of which one archive variant is made; never empty.
    package var environments: [RenderEnvironment]
    /// The `StoredConfiguration` of a configurable widget; nil where nothing was chosen.
    package var configuration: Data?
    /// Whether variants are drawn beside those asked for, which a locked device and a tap need: only where something is private, can be
    /// invalidated or toggled. They follow after the others.
    package var wantsReactions = false
    /// The moment whose entry alone is drawn and answered of a timeline; nil: all entries are.
    package var moment: Date?

    package init(
        kind: String, family: WidgetFamilyName, displaySize: PointSize, contentMargins: PointInsets, cornerRadius: Double,
        environments: [RenderEnvironment], configuration: Data? = nil, wantsReactions: Bool = false
    ) {
        self.wantsReactions = wantsReactions
        self.kind = kind
        self.family = family
        self.displaySize = displaySize
        self.contentMargins = contentMargins
        self.cornerRadius = cornerRadius
        self.environments = environments
        self.configuration = configuration
    }
}

/// Extension → host.
package struct ExtensionResponse: Sendable {
    package enum Body: Sendable {
        case described(ExtensionDescription)
        /// A placeholder or a snapshot: one entry, dated when it was asked for.
        case entry(ArchivedEntry)
        case timeline(ArchivedTimeline)
        case configuration(WidgetConfigurationSchema)
        case sheet(WidgetSheet)
        case options(IntentOptions)
        /// A handler's defaults.
        case values(IntentValues)
        case performed(IntentOutcome)
        /// The result of an intent that its handler ran.
        case handled(HandledIntent)
        case previews([PreviewDescription])
        /// The entries in the order of the views, or of their dates.
        case previewed([PreviewedEntry])
        case failed(ExtensionFailure)
    }
    package var id: UInt64
    package var body: Body

    package init(id: UInt64, body: Body) {
        self.id = id
        self.body = body
    }
}

/// An error that tells why a request could not be answered, in words for the ledger.
package struct ExtensionFailure: Codable, Error, Hashable, Sendable {
    package enum Code: String, Codable, Sendable {
        case unknownKind, unsupportedFamily, noEntries, archiveTooLarge, imageTooLarge, invalidRequest, invalidConfiguration, providerError,
            intentFailed, itemsUnavailable
    }
    package var code: Code
    package var message: String

    package init(code: Code, message: String) {
        self.code = code
        self.message = message
    }
}

/// The widgets of one extension, in gallery order.
public struct ExtensionDescription: Codable, Hashable, Sendable {
    /// The description of a widget by its configuration, in the process's language.
    public struct Widget: Codable, Hashable, Sendable {
        /// The kind by which the widget is asked for and reloaded.
        public var kind: String
        /// The name that the gallery shows; nil where the configuration gives none.
        public var displayName: String?
        /// The sentence that the gallery shows; nil where the configuration gives none.
        public var description: String?
        /// The families it supports, as the configuration lists them.
        public var families: [WidgetFamilyName]
        /// Whether the widget's content reaches to the tile's edges.
        public var contentMarginsDisabled: Bool
        /// Whether a place may show the widget without its container background.
        public var containerBackgroundRemovable: Bool
        /// Whether the widget has an edit sheet.
        public var isConfigurable: Bool
        /// Whether the edit sheet opens right after placing.
        public var promptsForConfiguration: Bool

        /// A widget from what its configuration says; without an edit sheet unless one is spoken of.
        public init(
            kind: String, displayName: String?, description: String?, families: [WidgetFamilyName], contentMarginsDisabled: Bool,
            containerBackgroundRemovable: Bool, isConfigurable: Bool = false, promptsForConfiguration: Bool = false
        ) {
            self.promptsForConfiguration = promptsForConfiguration
            self.isConfigurable = isConfigurable
            self.kind = kind
            self.displayName = displayName
            self.description = description
            self.families = families
            self.contentMarginsDisabled = contentMarginsDisabled
            self.containerBackgroundRemovable = containerBackgroundRemovable
        }
    }
    /// The widgets in the order of the bundle.
    public var widgets: [Widget]

    /// A description of these widgets, in gallery order.
    public init(widgets: [Widget]) { self.widgets = widgets }
}
