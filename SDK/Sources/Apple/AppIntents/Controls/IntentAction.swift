import Foundation
import VitrineSwiftUI
import VitrineWidgetArchive

/// An intent as a control carries it.
struct IntentAction {
    let action: TapRegion.Action
    /// The reason for which a tap will do nothing, where that is known already.
    let report: String?

    /// - Parameter value: what a toggle is to set, where its intent is one that sets a value.
    init(_ intent: some AppIntent, setting value: Bool? = nil) {
        let type = type(of: intent)
        let parameters = IntentParameters(of: intent)
        var call = IntentCall(name: "\(type)", values: parameters.values)
        if let value, Self.setsBool(intent) { call.values["value"] = .bool(value) }
        // The mangled name finds the type again in another process, as long as it is not private.
        let name = _mangledTypeName(type) ?? call.name
        // Only numbers that are none cannot be encoded; the host then says that the call cannot be read.
        action = .perform(intent: name, parameters: (try? call.data) ?? Data())
        if _typeByName(name) == nil {
            report = "\(call.name) cannot be found by its name, because it is private: tapping it does nothing"
        } else if let missing = parameters.firstWithoutValue(besides: call.values) {
            report = "\(call.name) has no value for “\(missing)”: tapping it does nothing"
        } else {
            report = nil
        }
    }

    private static func setsBool(_ intent: some AppIntent) -> Bool {
        func isBool<Intent: SetValueIntent>(_ intent: Intent) -> Bool { Intent.ValueType.self == Bool.self }
        guard let intent = intent as? any SetValueIntent else { return false }
        return isBool(intent)
    }
}
