import Foundation
import FoundationMissing

// Lists: how many values, and which.

extension IntentParameter where Value.UnwrappedType: Collection {
    /// - Parameters:
    ///   - size: how many values there may be.
    ///   - query: finds the items, instead of their type's own.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(title, description, defaultValue, size, [:], query)
    }

    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(title, description, defaultValue, nil, size, query)
    }

    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        self.init(title, description, defaultValue, size, [:], optionsProvider)
    }

    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Options
    ) where Options.Result.Result == Value.ValueType {
        self.init(title, description, defaultValue, nil, size, optionsProvider)
    }

    private convenience init(
        _ title: LocalizedStringResource, _ description: LocalizedStringResource?, _ defaultValue: Value.UnwrappedType?,
        _ size: IntentCollectionSize?, _ sizes: [IntentWidgetFamily: IntentCollectionSize], _ options: any DynamicOptionsProvider
    ) {
        var facts = ParameterFacts(title, description)
        facts.size = size
        facts.sizes = sizes
        facts.options = options
        self.init(facts, default: defaultValue.map { Value._wrapped($0) })
    }
}
