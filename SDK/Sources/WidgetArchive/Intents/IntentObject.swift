/// An item of a SiriKit configuration as its handler gave it. Such items are stored whole: nobody is asked for them again.
public struct IntentObject: Codable, Hashable, Sendable {
    /// The class, without its module.
    public var type: String
    /// What values call it by: its identifier, or its words where it has none.
    public var key: String
    public var identifier: String?
    public var title: String
    public var subtitle: String?
    public var pronunciation: String?
    /// An SF Symbol's name.
    public var symbol: String?
    /// What its type has beside these.
    public var properties: [String: IntentValue]
    /// Objects that the properties refer to.
    public var objects: [IntentObject]

    public init(
        type: String, key: String, identifier: String?, title: String, subtitle: String? = nil, pronunciation: String? = nil,
        symbol: String? = nil, properties: [String: IntentValue] = [:], objects: [IntentObject] = []
    ) {
        self.type = type
        self.key = key
        self.identifier = identifier
        self.title = title
        self.subtitle = subtitle
        self.pronunciation = pronunciation
        self.symbol = symbol
        self.properties = properties
        self.objects = objects
    }
}
