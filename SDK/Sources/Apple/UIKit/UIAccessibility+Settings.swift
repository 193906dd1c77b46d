import Foundation

// Accessibility settings that a picture does not show: all have the system's defaults here, and none ever changes.
extension UIAccessibility {
    /// Whether the setting Button Shapes is on: never here.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether AssistiveTouch is on: never here.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether closed captions are on: never here.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether Guided Access, which keeps one app in front, is on: never here.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether Mono Audio is on: never here.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether the setting On/Off Labels, signs on switches, is on: never here.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether Shake to Undo is on: always here.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether Speak Screen is on: never here.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether Speak Selection is on: never here.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether Switch Control is on: never here.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether videos play by themselves: always here.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// The notification that the setting Bold Text has changed; never posted here.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// The notification that the setting Closed Captions has changed; never posted here.
    public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// The notification that the setting Differentiate Without Color has changed; never posted here.
    public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// The notification that the setting Invert Colors has changed; never posted here.
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// The notification that the setting On/Off Labels has changed; never posted here.
    public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// The notification that the setting Prefer Cross-Fade Transitions has changed; never posted here.
    public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// The notification that the setting Shake to Undo has changed; never posted here.
    public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    /// The notification that the state of Switch Control has changed; never posted here.
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// The notification that the setting of video autoplay has changed; never posted here.
    public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// The notification that the state of VoiceOver has changed; never posted here.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// The notification that the setting Reduce Motion has changed; never posted here.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// The notification that the setting Reduce Transparency has changed; never posted here.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// The notification that the setting Increase Contrast has changed; never posted here.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// The notification that the setting of the greyscale filter has changed; never posted here.
    public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")

    /// A notification to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the notification.
        public let rawValue: UInt32
        /// Makes the notification of this number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Words are to be announced.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was turned.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Posts nothing: no assistive technology runs here.
    public static func post(notification: Notification, argument: Any?) {}

    /// The element that an assistive technology has focused; nil, as none runs here.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }

    /// An assistive technology, by its identifier.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String
        /// Makes the identifier of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier of VoiceOver.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// The identifier of Switch Control.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// The key of the words that were announced.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of whether the announcement was read to its end.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// The key of the element that had the focus before.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the element that has the focus now.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

    /// Whether an element that can be expanded is expanded.
    public enum ExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

    /// The kind of element that the magnifier, Zoom, follows.
    public enum ZoomType: Int, Sendable {
        /// The magnifier follows the place where the next letter comes.
        case insertionPoint
    }

    /// Does nothing: there is no magnifier here.
    @MainActor public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}
    /// Does nothing: there is no magnifier here.
    public static func registerGestureConflictWithZoom() {}

    /// Returns the rectangle as it is, since no view is on a screen.
    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { rect }

    /// The ears that a hearing aid is in.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        /// The bits of the ears.
        public let rawValue: UInt
        /// Makes a set of these ears.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A hearing aid is in the left ear.
        public static let left = HearingDeviceEar(rawValue: 2)
        /// A hearing aid is in the right ear.
        public static let right = HearingDeviceEar(rawValue: 4)
        /// A hearing aid is in both ears.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// The ears that a paired hearing aid is in: none.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// Whether a feature of an app may be used in Guided Access.
    public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }

    /// Returns `allow`, as Guided Access is never on here.
    public static func guidedAccessRestrictionState(forIdentifier identifier: String) -> GuidedAccessRestrictionState { .allow }

    /// Calls back with false: Guided Access cannot be turned on here.
    public static func requestGuidedAccessSession(enabled: Bool, completionHandler: @escaping @Sendable (Bool) -> Void) {
        completionHandler(false)
    }
}
