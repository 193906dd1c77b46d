import Foundation
import FoundationMissing

/// The message of an error for people, preferred to the one for programmers; nil where it has none.
func spokenWords(of error: any Error) -> String? {
    (error as? any LocalizedError)?.errorDescription
        ?? (error as? any CustomLocalizedStringResourceConvertible).map { String(localized: $0.localizedStringResource) }
}
