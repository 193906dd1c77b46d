import Foundation

/// The core's words, for a page whose reader's language need not be the process's.
public enum InsightsWords {
    /// Where they are.
    public static var bundle: Bundle { .module }
}
