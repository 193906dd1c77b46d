import Foundation

/// Several things in one sentence, by the older interface.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .current
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    open func string(from items: [Any]) -> String? {
        items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted(.list(type: .and).locale(locale ?? .current))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
