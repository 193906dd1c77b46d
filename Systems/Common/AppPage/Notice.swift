/// A notice that the page shows the customer once.
public struct Notice: Equatable, Sendable {
    public enum Kind: String, Sendable {
        case done
        case problem
    }

    public var kind: Kind
    public var text: String

    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }
}
