import Foundation

/// A value that a model can make.
public protocol Generable {
    /// It while it is being made.
    associatedtype PartiallyGenerated = Self
}

extension String: Generable {}
extension Bool: Generable {}
extension Int: Generable {}
extension Float: Generable {}
extension Double: Generable {}
extension Decimal: Generable {}
extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
}
extension Optional: Generable where Wrapped: Generable {
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}

/// What tells one value that is being made from another.
public struct GenerationID: Hashable, Sendable {
    private let id = UUID()
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

/// Within which bounds a value is to be.
public struct GenerationGuide<Value> {}

extension GenerationGuide where Value == String {
    public static func constant(_ value: String) -> Self { Self() }
    public static func anyOf(_ values: [String]) -> Self { Self() }
    public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}
extension GenerationGuide where Value: Comparable {
    public static func minimum(_ value: Value) -> Self { Self() }
    public static func maximum(_ value: Value) -> Self { Self() }
    public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
}
extension GenerationGuide {
    public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
    public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
    public static func count<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
    public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] { Self() }
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self where Value == [Element] { Self() }
}

// Of what a list is nobody knows where it stands in an attribute.
extension GenerationGuide where Value == [Never] {
    public static func minimumCount(_ count: Int) -> Self { Self() }
    public static func maximumCount(_ count: Int) -> Self { Self() }
    public static func count(_ count: Int) -> Self { Self() }
    public static func count(_ range: ClosedRange<Int>) -> Self { Self() }
}

/// What a model made, before it is a value of some type.
public struct GeneratedContent: Hashable, Sendable {
    /// As JSON.
    public let jsonString: String
}

/// Something that an app does for a model. None calls it here.
public protocol Tool<Arguments, Output>: Sendable {
    associatedtype Arguments: Generable
    associatedtype Output
    var name: String { get }
    var description: String { get }
    func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    public var name: String { "\(Self.self)" }
}
