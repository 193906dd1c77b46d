import Foundation
import XcodeProject

/// Apple's names that Vitrine has and does not draw: code with them compiles, and a picture shows nothing of it.
enum UndrawnNames {
    /// Modifiers, called as members.
    static let members: Set<String> = [
        "actionSheet", "activitySystemActionForegroundColor", "alert",
        "chartAngleSelection", "chartGesture", "chartScrollTargetBehavior", "chartScrollableAxes", "chartXSelection", "chartYSelection",
        "compositingLayer", "confirmationDialog", "fileExporter", "fileImporter", "fileMover", "fullScreenCover",
        "inspector", "manageSubscriptionsSheet", "navigationBarItems", "navigationBarTitle", "navigationTitle", "offerCodeRedemption",
        "photosPicker", "popover", "productDescription", "productIconBorder", "productViewStyle", "refundRequestSheet", "searchable",
        "sheet", "storeButton", "subscriptionStoreButtonLabel", "subscriptionStoreControlIcon", "subscriptionStoreControlStyle",
        "subscriptionStorePickerItemBackground", "subscriptionStorePolicyDestination", "subscriptionStorePolicyForegroundStyle",
        "subscriptionStoreSignInAction", "toolbar", "widgetCurvesContent", "widgetLabel",
    ]
    /// Types, made by their names.
    static let types: Set<String> = [
        "Chart3D", "ControlWidgetButton", "ControlWidgetToggle", "Map", "PhotosPicker", "ProductView", "ShortcutsLink",
        "SignInWithAppleButton", "SiriTipView", "StoreView", "SubscriptionStoreView", "Table", "VideoPlayer",
    ]

    /// The places at which a source that may see views uses any of them, or what it calls by such a name itself.
    static func used(in file: URL, _ shown: ShownModules) -> [CheckReport.Undrawn] {
        guard let source = try? String(contentsOf: file, encoding: .utf8),
            shown.maySee("SwiftUI", importing: SourceFacts(source).imports)
        else { return [] }
        let bytes = CodeText(source).bytes
        var found: [CheckReport.Undrawn] = [], line = 1, place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\n") { line += 1 }
            guard isStart(byte), place == 0 || !isPart(bytes[place - 1]) else {
                place += 1
                continue
            }
            let end = bytes[place...].firstIndex { !isPart($0) } ?? bytes.count
            let name = String(decoding: bytes[place..<end], as: UTF8.self)
            let before = bytes[..<place].last { $0 != UInt8(ascii: " ") }, after = bytes[end...].first { $0 != UInt8(ascii: " ") }
            let isMember = before == UInt8(ascii: ".") && members.contains(name)
            let isCalled = after.map { [UInt8(ascii: "("), UInt8(ascii: "{")].contains($0) } ?? false
            let isType = before != UInt8(ascii: ".") && types.contains(name)
            if isMember || isType, isCalled {
                found.append(CheckReport.Undrawn(name: name, file: file.path, line: line))
            }
            place = end
        }
        return found
    }

    private static func isStart(_ byte: UInt8) -> Bool { isPart(byte) && !(48...57).contains(byte) }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "_"), 128...: true
        default: false
        }
    }
}
