import Foundation
import FoundationMissing
import VitrineUIKit

/// The representation of a value where it is chosen.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A picture beside the words.
    public struct Image: Hashable, Sendable {
        /// The outline of a picture in a list.
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }

        enum Source: Hashable, Sendable {
            case named(String), symbol(String), data(Data), url(URL)
        }
        let source: Source
        let isTemplate: Bool?

        public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            source = .named(named)
            self.isTemplate = isTemplate
        }
        public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            source = .symbol(systemName)
            self.isTemplate = isTemplate
        }
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            source = .data(data)
            self.isTemplate = isTemplate
        }
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            source = .url(url)
            self.isTemplate = isTemplate
        }
        /// A picture of a size that is known before it is there; a list draws it as large as any other.
        public init(url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(url: url, isTemplate: isTemplate, displayStyle: displayStyle)
        }
        /// A symbol in a colour; the edit sheet draws symbols in its own.
        public init(systemName: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil) {
            self.init(systemName: systemName, isTemplate: true)
        }

        var symbol: String? { if case .symbol(let name) = source { name } else { nil } }
    }

    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    public static func == (one: Self, other: Self) -> Bool {
        (one.title, one.subtitle, one.synonyms) == (other.title, other.subtitle, other.synonyms) && one.image == other.image
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title.key)
        hasher.combine(subtitle?.key)
        hasher.combine(image)
    }
}

/// The representation of a type of value: its name.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource]

    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    public static func == (one: Self, other: Self) -> Bool {
        (one.name, one.numericFormat, one.synonyms) == (other.name, other.numericFormat, other.synonyms)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name.key) }
}

/// The description of what an intent does.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]
    public let resultValueName: LocalizedStringResource?

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type whose values are named.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a name of its own.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}
