/// An item of a SiriKit configuration as its handler gave it. Such items are stored whole: nobody is asked for them again.
package struct IntentObject: Codable, Hashable, Sendable {
    /// The class, without its module.
    package var type: String
    /// The key by which values refer to the object: its identifier, or its words where it has none.
    package var key: String
    package var identifier: String?
    package var title: String
    package var subtitle: String?
    package var pronunciation: String?
    /// An SF Symbol's name.
    package var symbol: String?
    /// The properties that the object's type has beside these.
    package var properties: [String: IntentValue]
    /// Objects that the properties refer to.
    package var objects: [IntentObject]

    package init(
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
