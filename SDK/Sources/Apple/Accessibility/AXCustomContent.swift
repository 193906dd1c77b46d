import Foundation

/// One more thing that is said of an element when somebody asks for it.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Whether the content is read at once or on demand.
    public enum Importance: UInt, Sendable { case `default`, high }

    public let label: String
    public let attributedLabel: NSAttributedString
    public let value: String
    public let attributedValue: NSAttributedString
    open var importance = Importance.default

    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue, self.label, self.value) = (label, value, label.string, value.string)
    }

    /// Reads the words of one that was stored, without their attributes, which Linux does not store.
    /// - Returns: nil where its words are missing.
    public required convenience init?(coder: NSCoder) {
        guard let label = coder.decodeObject(of: NSString.self, forKey: "label"),
            let value = coder.decodeObject(of: NSString.self, forKey: "value")
        else { return nil }
        self.init(label: "\(label)", value: "\(value)")
        importance = Importance(rawValue: UInt(clamping: coder.decodeInteger(forKey: "importance"))) ?? .default
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: label), forKey: "label")
        coder.encode(NSString(string: value), forKey: "value")
        coder.encode(Int(importance.rawValue), forKey: "importance")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }

    public static var supportsSecureCoding: Bool { true }
}

/// An element with more to say than its label and its value.
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// A description of a chart, with the element that it is of.
public protocol AXChart: NSObjectProtocol {
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
