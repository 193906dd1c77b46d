import Foundation

// How a voice speaks, and what a finger may select, are not part of a picture.
extension View {
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

/// Whether a text may be selected; in a widget none is.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
