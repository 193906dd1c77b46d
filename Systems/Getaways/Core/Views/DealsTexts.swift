import Foundation

/// The words of the widget gallery, in the language of the device.
public enum DealsTexts {
    public static var name: String { NSLocalizedString("Deals", bundle: .module, comment: "Name in the widget gallery") }
    public static var olderName: String { NSLocalizedString("Deals (classic)", bundle: .module, comment: "Name in the widget gallery") }
    public static var description: String {
        NSLocalizedString("One getaway at a time, from your airport.", bundle: .module, comment: "Description in the widget gallery")
    }
}
