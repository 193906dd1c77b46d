import Foundation

/// A value that a model can make.
public protocol Generable {
    /// The type of the value while it is being generated.
    associatedtype PartiallyGenerated = Self
}

extension String: Generable {}
extension Bool: Generable {}
extension Int: Generable {}
extension Float: Generable {}
extension Double: Generable {}
extension Decimal: Generable {}
extension Array: Generable where Element: Generable {
    /// A list that is being made is a list of elements that are being made.
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
}
extension Optional: Generable where Wrapped: Generable {
    /// An optional value that is being made is what its value is while it is being made.
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

/// The identity of a value that is being generated.
public struct GenerationID: Hashable, Sendable {
    private let id = UUID()
    /// This makes an identity that equals no other.
    public init() {}
}

/// Makes a type one that a model can make.
@attached(extension, conformances: Generable)
@attached(member, names: named(PartiallyGenerated))
public macro Generable(description: String? = nil) = #externalMacro(module: "VitrineMacros", type: "GenerableMacro")
/// Says of a property what it is to be.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "VitrineMacros", type: "PropertyMarkMacro")
/// Says of a property what it is to be, and within which bounds.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "VitrineMacros", type: "PropertyMarkMacro")
/// Says of a text which form it is to have.
@attached(peer)
public macro Guide<Output>(description: String? = nil, _ guides: Regex<Output>) =
    #externalMacro(module: "VitrineMacros", type: "PropertyMarkMacro")

/// The bounds within which a value is to be.
public struct GenerationGuide<Value> {}

extension GenerationGuide where Value == String {
    /// The text is to be exactly this one; the guide keeps nothing, as no model reads it here.
    public static func constant(_ value: String) -> Self { Self() }
    /// The text is to be one of these; the guide keeps nothing, as no model reads it here.
    public static func anyOf(_ values: [String]) -> Self { Self() }
    /// The text is to match the expression; the guide keeps nothing, as no model reads it here.
    public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}
extension GenerationGuide where Value: Comparable {
    /// The value is to be no less than this one; the guide keeps nothing, as no model reads it here.
    public static func minimum(_ value: Value) -> Self { Self() }
    /// The value is to be no more than this one; the guide keeps nothing, as no model reads it here.
    public static func maximum(_ value: Value) -> Self { Self() }
    /// The value is to lie in the range, ends included; the guide keeps nothing, as no model reads it here.
    public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
}
extension GenerationGuide {
    /// The list is to have at least so many elements; the guide keeps nothing, as no model reads it here.
    public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
    /// The list is to have at most so many elements; the guide keeps nothing, as no model reads it here.
    public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
    /// The list is to have exactly so many elements; the guide keeps nothing, as no model reads it here.
    public static func count<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
    /// The number of elements is to lie in the range; the guide keeps nothing, as no model reads it here.
    public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] { Self() }
    /// Each element is to follow a guide of its own; this one keeps nothing, as no model reads it here.
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self where Value == [Element] { Self() }
}

// Where an attribute names a guide of a list, the type of the list's elements is not known: here it is `Never`.
extension GenerationGuide where Value == [Never] {
    /// The list of the marked property is to have at least so many elements; the guide keeps nothing.
    public static func minimumCount(_ count: Int) -> Self { Self() }
    /// The list of the marked property is to have at most so many elements; the guide keeps nothing.
    public static func maximumCount(_ count: Int) -> Self { Self() }
    /// The list of the marked property is to have exactly so many elements; the guide keeps nothing.
    public static func count(_ count: Int) -> Self { Self() }
    /// The number of elements of the marked property is to lie in the range; the guide keeps nothing.
    public static func count(_ range: ClosedRange<Int>) -> Self { Self() }
}

/// Content that a model generated, before it is a value of some type.
public struct GeneratedContent: Hashable, Sendable {
    /// The content as JSON.
    public let jsonString: String
}

/// A tool that an app offers to a model. None calls it here.
public protocol Tool<Arguments, Output>: Sendable {
    associatedtype Arguments: Generable
    associatedtype Output
    var name: String { get }
    var description: String { get }
    func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    /// A tool is called by the name of its type unless it says otherwise.
    public var name: String { "\(Self.self)" }
}
