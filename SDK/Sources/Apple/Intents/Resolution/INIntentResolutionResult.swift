import Foundation

/// The result of resolving a parameter, which a handler gives before the intent is handled.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    public enum _Outcome: @unchecked Sendable {
        case success(Any), disambiguation([Any]), confirmationRequired(Any?), needsValue, notRequired, unsupported(reason: Int)
        /// The handler released the completion without calling it.
        case silent
    }
    public let _outcome: _Outcome

    public required init(_ outcome: _Outcome) { _outcome = outcome }

    open class func needsValue() -> Self { Self(.needsValue) }
    open class func notRequired() -> Self { Self(.notRequired) }
    open class func unsupported() -> Self { Self(.unsupported(reason: 0)) }
    open class func unsupported(withReason reason: Int) -> Self { Self(.unsupported(reason: reason)) }
    open class func confirmationRequired(withItemToConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
        Self(.confirmationRequired(itemToConfirm))
    }

    public class func _silent() -> Self { Self(.silent) }
    public class func _success(_ value: Any) -> Self { Self(.success(value)) }
    public class func _disambiguation(_ values: [Any]) -> Self { Self(.disambiguation(values)) }
    public class func _confirmationRequired(_ value: Any?) -> Self { Self(.confirmationRequired(value)) }
}

open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedString: String) -> Self { _success(resolvedString) }
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self { _disambiguation(stringsToDisambiguate) }
    open class func confirmationRequired(with stringToConfirm: String?) -> Self { _confirmationRequired(stringToConfirm) }
}

open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedValue: Bool) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { _confirmationRequired(valueToConfirm) }
}

open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedValue: Int) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { _confirmationRequired(valueToConfirm) }
}

open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedValue: Double) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { _confirmationRequired(valueToConfirm) }
}

open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedURL: URL) -> Self { _success(resolvedURL) }
    open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { _disambiguation(urlsToDisambiguate) }
    open class func confirmationRequired(with urlToConfirm: URL?) -> Self { _confirmationRequired(urlToConfirm) }
}

open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedDateComponents: DateComponents) -> Self { _success(resolvedDateComponents) }
    open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
        _disambiguation(dateComponentsToDisambiguate)
    }
    open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
        _confirmationRequired(dateComponentsToConfirm)
    }
}

open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedValue: Int) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: Int) -> Self { _confirmationRequired(valueToConfirm) }
}

open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedObject: INObject) -> Self { _success(resolvedObject) }
    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { _disambiguation(objectsToDisambiguate) }
    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self { _confirmationRequired(objectToConfirm) }
}
