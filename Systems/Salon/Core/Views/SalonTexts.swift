import Foundation

/// The words of the widget gallery, in the language of the device.
public enum SalonTexts {
    public static var name: String { gallery("Salon") }
    public static var description: String { gallery("Your next appointments at a glance.") }

    private static func gallery(_ key: String) -> String {
        NSLocalizedString(key, bundle: .module, comment: "In the widget gallery")
    }
}
