import Foundation

/// A widget that was added, removed or set otherwise, to be told to a service.
public struct WidgetLifecycleEvent: Codable, Hashable, Sendable {
    /// The kind of event: what became of a widget.
    public enum Change: String, Codable, Hashable, Sendable {
        /// The system lists it, and did not before.
        case added
        /// The system has stopped listing it.
        case removed
        /// One of this kind and family went, and another one came: most likely the same one, edited. Neither was added or removed.
        case changed
    }

    /// The event's own identifier: where an event is told twice, it is the same both times.
    public var id: UUID
    /// The kind of event.
    public var change: Change
    /// The widget as it is now; a removed one as it was.
    public var widget: WidgetInstallation
    /// The widget as it was before a change; nil for one that was added or removed.
    public var former: WidgetInstallation?
    /// The time at which the change was found, which is later than a person made it.
    public var date: Date

    /// - Parameter former: only for a change.
    public init(id: UUID = UUID(), change: Change, widget: WidgetInstallation, former: WidgetInstallation? = nil, date: Date) {
        self.former = former
        self.id = id
        self.change = change
        self.widget = widget
        self.date = date
    }
}

/// An error that tells why widgets could not be compared.
public enum WidgetLifecycleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another process does not let go; what it sees, it reports.
    case busy
    /// The folder cannot be used: nothing is reported, for it would be reported again.
    case notStored(String)
    /// The list has so many widgets, more than a device can have; nothing was compared.
    case tooMany(Int, limit: Int)

    public var description: String {
        switch self {
        case .busy: "Another process compares the widgets."
        case .notStored(let reason): "The list of widgets cannot be stored: \(reason)."
        case .tooMany(let count, let limit): "\(count) widgets are more than a device can have; at most \(limit) are compared."
        }
    }
}
