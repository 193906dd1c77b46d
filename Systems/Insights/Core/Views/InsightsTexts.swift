import Foundation

/// The words of the widget gallery, in the language of the device.
public enum InsightsTexts {
    public static var name: String { gallery("Insights") }
    public static var appIntentName: String { gallery("Insights (App Intents)") }
    public static var totalSalesName: String { gallery("Total sales (old)") }
    public static var sessionsName: String { gallery("Sessions (old)") }
    public static var description: String { gallery("Your shop’s metrics at a glance.") }
    public static var retired: String { gallery("No longer active. Add Insights instead.") }

    /// A shop that was set and is not the account's.
    public static var shopGone: String {
        NSLocalizedString("Shop no longer available", bundle: .module, comment: "A shop that was set of a tile and is not the account’s")
    }

    private static func gallery(_ key: String) -> String {
        NSLocalizedString(key, bundle: .module, comment: "In the widget gallery")
    }
}
