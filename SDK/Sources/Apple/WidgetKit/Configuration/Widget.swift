/// A kind of widget: what it is called, which families it has, who provides its entries and what they look like.
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration

    init()
    var body: Body { get }

    /// Appends the definitions this widget stands for: one, or those of a bundle's body.
    func _collect(_ definitions: inout _WidgetDefinitions)
}

extension Widget {
    public func _collect(_ definitions: inout _WidgetDefinitions) {
        var definition = WidgetDefinition()
        body._define(&definition)
        if let looks = definition.activity { definitions.activities.append(looks) }
        if definition.provider != nil { definitions.list.append(definition) } else { definitions.undrawn += definition.reports }
    }
}

/// The definitions of a bundle, in gallery order.
public struct _WidgetDefinitions {
    var list: [WidgetDefinition] = []
    /// The looks of the Live Activities.
    var activities: [ActivityLooks] = []
    /// Sentences about what the bundle declares and this host does not show.
    var undrawn: [String] = []
}
