import Foundation

/// The words of the widget gallery, in the language of the device.
public enum TripsTexts {
    public static var name: String { NSLocalizedString("My Trips", bundle: .module, comment: "Name in the widget gallery") }
    public static var description: String {
        NSLocalizedString("Your flights and stays, each at its time.", bundle: .module, comment: "Description in the widget gallery")
    }
    public static var searchName: String { NSLocalizedString("New trip", bundle: .module, comment: "Name in the widget gallery") }
    public static var searchDescription: String {
        NSLocalizedString("Search for a flight, a hotel, or both.", bundle: .module, comment: "Description in the widget gallery")
    }
}
