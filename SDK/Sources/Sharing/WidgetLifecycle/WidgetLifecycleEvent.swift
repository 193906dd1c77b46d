import Foundation

/// A widget that was added, removed or set otherwise, to be told to a service.
public struct WidgetLifecycleEvent: Codable, Hashable, Sendable {
    /// What became of a widget.
    public enum Change: String, Codable, Hashable, Sendable {
        case added
        case removed
        /// One of this kind and family went, and another one came: most likely the same one, edited. Neither was added or removed.
        case changed
    }

    /// Of this event alone: told twice, it is the same.
    public var id: UUID
    public var change: Change
    /// As it is now; of a removed one, as it was.
    public var widget: WidgetInstallation
    /// What it was before a change.
    public var former: WidgetInstallation?
    public var date: Date

    public init(id: UUID = UUID(), change: Change, widget: WidgetInstallation, former: WidgetInstallation? = nil, date: Date) {
        self.former = former
        self.id = id
        self.change = change
        self.widget = widget
        self.date = date
    }
}

/// Why widgets could not be compared.
public enum WidgetLifecycleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another process does not let go; what it sees, it reports.
    case busy
    /// The folder cannot be used: nothing is reported, for it would be reported again.
    case notStored(String)
    case tooMany(Int, limit: Int)

    public var description: String {
        switch self {
        case .busy: "Another process compares the widgets."
        case .notStored(let reason): "The list of widgets cannot be stored: \(reason)."
        case .tooMany(let count, let limit): "\(count) widgets are more than a device can have; at most \(limit) are compared."
        }
    }
}
