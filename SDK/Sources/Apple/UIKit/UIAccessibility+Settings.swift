import Foundation

// What a person has chosen to see and hear better, beside what a picture shows: nothing of it is on here, and nothing changes.
extension UIAccessibility {
    /// Buttons are to have shapes: never here.
    public static var buttonShapesEnabled: Bool { false }
    /// Touches are made by a menu: never here.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Films are to have captions: never here.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// One app is kept in front: never here.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether both ears hear the same: never here.
    public static var isMonoAudioEnabled: Bool { false }
    /// Switches are to have signs: never here.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Shaking undoes.
    public static var isShakeToUndoEnabled: Bool { true }
    /// The screen can be read out: never here.
    public static var isSpeakScreenEnabled: Bool { false }
    /// What is chosen can be read out: never here.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Touches are made by switches: never here.
    public static var isSwitchControlRunning: Bool { false }
    /// Films begin by themselves.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// It is posted when that setting changes; it does not here.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// It is posted when that setting changes; it does not here.
    public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")

    /// Something that is told to who is read to.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// Its number.
        public let rawValue: UInt32
        /// Makes the notification of this number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Another screen is shown.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Words are to be read out.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was turned.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Nobody is read to.
    public static func post(notification: Notification, argument: Any?) {}

    /// What is pointed at by whom; nothing is.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }

    /// Who points at something.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public let rawValue: String
        /// Makes the identifier of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Who reads out.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Who makes touches by switches.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// The key of words that were read out.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of whether they were read to their end.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// The key of what was pointed at before.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of what is pointed at now.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

    /// Whether something that can be opened is open.
    public enum ExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

    /// What the screen's magnifier follows.
    public enum ZoomType: Int, Sendable {
        /// The magnifier follows the place where the next letter comes.
        case insertionPoint
    }

    /// There is no magnifier.
    @MainActor public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}
    /// There is no magnifier.
    public static func registerGestureConflictWithZoom() {}

    /// The same, as nothing is moved on the screen.
    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { rect }

    /// Which ears a hearing aid is in.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        /// One bit for each ear.
        public let rawValue: UInt
        /// Makes a set of these ears.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left one.
        public static let left = HearingDeviceEar(rawValue: 2)
        /// The right one.
        public static let right = HearingDeviceEar(rawValue: 4)
        /// A hearing aid is in both ears.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// Which ears a hearing aid is in: none.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// Whether something may be done while one app is kept in front.
    public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }

    /// It may.
    public static func guidedAccessRestrictionState(forIdentifier identifier: String) -> GuidedAccessRestrictionState { .allow }

    /// No app is kept in front: the answer is no.
    public static func requestGuidedAccessSession(enabled: Bool, completionHandler: @escaping @Sendable (Bool) -> Void) {
        completionHandler(false)
    }
}
