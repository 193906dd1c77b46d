import Foundation

/// An optional requirement that is a property. Who reads it finds a property of the protocol's extension, which is nil where nobody answers.
///
/// `@objc optional var height: Double { get }` becomes `@_disfavoredOverload var height: Double { get throws }`, which any property of that
/// name and type fulfils. Its default throws that nobody answers, and stands in an extension of a protocol that the first one is bound to: an
/// extension has one property of a name, and that is `var height: (Double)?`, which the compiler prefers to what is disfavoured. So a reader
/// of the protocol gets what may be nil, and one of a class what the class has, without a word of either changed. That the requirement can
/// be set is left out: Swift sets none that is optional.
struct AskedProperty {
    /// The text before the requirement.
    static let attribute = "@_disfavoredOverload "
    /// The accessors of the requirement.
    static let accessors = "{ get throws }"

    /// The default implementation of the requirement, for who does not implement it.
    let fallback: String
    /// The property that is read in the requirement's place.
    let question: String

    /// - Parameter text: the requirement in one line, from `static` or `var` as far as its type; nil where it is none.
    init?(_ text: String) {
        let isOfType = text.hasPrefix("static var ")
        guard isOfType || text.hasPrefix("var "), let colon = text.firstIndex(of: ":") else { return nil }
        let begin = isOfType ? "static var " : "var "
        let name = text[..<colon].dropFirst(begin.count).filter { $0 != " " }
        var type = String(text[text.index(after: colon)...]).trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, !type.isEmpty else { return nil }
        if type.hasSuffix("!") { type = type.dropLast() + "?" }
        fallback = "\(Self.attribute)\(text) { get throws { throw _Unanswered() } }"
        question = "\(begin)\(name): (\(type))? { do { return .some(try \(name) as \(type)) } catch { return nil } }"
    }
}
