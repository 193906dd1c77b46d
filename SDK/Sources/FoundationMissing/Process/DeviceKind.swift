import Foundation

/// The kind of device that a process runs on, by the name that catalogues have for it.
package enum DeviceKind: String, Hashable, Sendable {
    case phone = "iphone", pad = "ipad"

    /// The variable that hands it to a process.
    package static let variable = "VITRINE_DEVICE"

    /// The kind that this process sees: an app that is made for phones alone sees one on a tablet too.
    package static let current = DeviceKind(
        ProcessInfo.processInfo.environment[variable],
        families: (Bundle.main.infoDictionary?["UIDeviceFamily"] as? [Any])?.compactMap { Int("\($0)") })

    /// - Parameters:
    ///   - text: of the variable; nil is a phone.
    ///   - families: the bundle's `UIDeviceFamily`, 1 for phones and 2 for tablets; nil where nothing is said, which is made for both.
    init(_ text: String?, families: [Int]?) {
        let isPad = text == Self.pad.rawValue && (families?.contains(2) ?? true)
        self = isPad ? .pad : .phone
    }

    /// The value for this kind of device, of several by device; else the one for others.
    func choice<Value>(of devices: [String: Value]) -> Value? { devices[rawValue] ?? devices["other"] }
}
