import Foundation

/// One way to compare a property with a value, and what the query makes of it.
open class EntityQueryComparator<Value, ComparatorMappingType> {
    let mapping: (Value) -> ComparatorMappingType

    /// - Parameter mappingTransform: makes of the value what the query's `entities(matching:)` is given.
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { mapping = mappingTransform }

    /// - Parameters:
    ///   - resolvers: make values of this type of values of other types; none are asked here.
    ///   - mappingTransform: makes of the value what the query's `entities(matching:)` is given.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<Value> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (Value) -> ComparatorMappingType
    ) {
        self.init(mappingTransform: mappingTransform)
    }
}

public final class EqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType> {}
public final class NotEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType> {}
public final class LessThanComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType> {}
public final class LessThanOrEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType> {}
public final class GreaterThanComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType> {}
public final class GreaterThanOrEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType> {}
public final class ContainsComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType> {}
public final class HasPrefixComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType> {}
public final class HasSuffixComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType> {}

/// Compares with two values: between them, both included.
public final class IsBetweenComparator<Value, ComparatorMappingType>: EntityQueryComparator<Value, ComparatorMappingType> {
    let between: (Value, Value) -> ComparatorMappingType

    public init(mappingTransform: @escaping (Value, Value) -> ComparatorMappingType) {
        between = mappingTransform
        super.init { mappingTransform($0, $0) }
    }

    /// - Parameters:
    ///   - resolvers: make values of this type of values of other types; none are asked here.
    ///   - mappingTransform: makes of both values what the query's `entities(matching:)` is given.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<Value> withResolvers resolvers: @escaping () -> Spec,
        mappingTransform: @escaping (Value, Value) -> ComparatorMappingType
    ) {
        self.init(mappingTransform: mappingTransform)
    }
}
