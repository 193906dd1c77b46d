import Foundation
import FoundationMissing

/// What an app tells assistive technologies. None of them runs here, so that nobody hears of it.
public enum AccessibilityNotification: Sendable {
    /// Words that are to be read out.
    public struct Announcement: Sendable {
        /// The words, with how they are to be read.
        public let argument: AttributedString

        public init(_ announcement: String) { argument = AttributedString(announcement) }
        public init(_ announcement: AttributedString) { argument = announcement }
        public init(_ announcement: LocalizedStringResource) { argument = AttributedString(String(localized: announcement)) }

        @MainActor public func post() {}
    }

    /// A part of the screen that has changed.
    public struct LayoutChanged: Sendable {
        /// The element to go to, or words to read out.
        public nonisolated(unsafe) let argument: Any?

        public init(_ argument: Any? = nil) { self.argument = argument }

        @MainActor public func post() {}
    }

    /// A screen that has come into the place of another.
    public struct ScreenChanged: Sendable {
        /// The element to go to, or words to read out.
        public nonisolated(unsafe) let argument: Any?

        public init(_ argument: Any? = nil) { self.argument = argument }

        @MainActor public func post() {}
    }

    /// A page that was turned.
    public struct PageScrolled: Sendable {
        /// The words that say where it has come to.
        public let argument: AttributedString

        public init(_ announcement: String) { argument = AttributedString(announcement) }
        public init(_ announcement: AttributedString) { argument = announcement }
        public init(_ announcement: LocalizedStringResource) { argument = AttributedString(String(localized: announcement)) }

        @MainActor public func post() {}
    }
}
