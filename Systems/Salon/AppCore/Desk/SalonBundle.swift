import AppPage
import Foundation

/// The app's resources.
enum SalonBundle {
    static var bundle: Bundle { .module }

    /// A language's own words, without those of English that it lacks.
    static func words(_ language: String) -> [String: String] { PageWords.read(.module, language) }
}
