import Foundation
import FoundationMissing

/// What an error says to people, which comes before what it says to programmers; nil where it says nothing to them.
func spokenWords(of error: any Error) -> String? {
    (error as? any LocalizedError)?.errorDescription
        ?? (error as? any CustomLocalizedStringResourceConvertible).map { String(localized: $0.localizedStringResource) }
}
