import Foundation
import FoundationMissing

/// A parameter of an intent, or a property of an entity, without its wrapper's type.
public protocol AnyIntentValue<Value>: Sendable {
    associatedtype Value: _IntentValue

    /// Whether the parameter or property may have no value.
    var isOptional: Bool { get }
    /// The title that people see.
    var title: LocalizedStringResource { get }
}

/// A type of the app's whose values intents are given.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue {}

/// A type that is named, and whose values are.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type with a few cases, each with a name.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
    /// The display representation of each case.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The title of the case, in one line.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(self)")
    }
}

extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
    /// The title of the case, in one line.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A named type with a few cases, each with a name.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}

extension InstanceDisplayRepresentable {
    /// The title of the value, in one line.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

    /// The representation of the value with no more than these parts; the title is always there.
    public func displayRepresentation(with components: DisplayRepresentation.Components) async throws -> DisplayRepresentation {
        displayRepresentation.with(components)
    }
}

extension DisplayRepresentation {
    /// Parts of what is shown of a value.
    public struct Components: OptionSet, Hashable, Sendable {
        /// One bit for each part.
        public let rawValue: Int

        /// Makes a set of components from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The first line.
        public static let title = Components(rawValue: 1)
        /// The second line.
        public static let subtitle = Components(rawValue: 2)
        /// The picture beside the lines.
        public static let image = Components(rawValue: 4)
        /// The synonyms.
        public static let synonyms = Components(rawValue: 8)
    }

    func with(_ components: Components) -> DisplayRepresentation {
        DisplayRepresentation(
            title: title, subtitle: components.contains(.subtitle) ? subtitle : nil, image: components.contains(.image) ? image : nil,
            synonyms: components.contains(.synonyms) ? synonyms : [])
    }
}

extension EntityQuery {
    /// The representations of the entities with these ids; one that is gone is left out.
    public func displayRepresentations(
        for identifiers: [Entity.ID], requestedComponents: DisplayRepresentation.Components
    ) async throws -> [Entity.ID: DisplayRepresentation] {
        let found = try await entities(for: identifiers).map { ($0.id, $0.displayRepresentation.with(requestedComponents)) }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }
}
