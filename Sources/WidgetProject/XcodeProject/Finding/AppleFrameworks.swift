import Foundation

/// Frameworks that iOS has: what is missing of them is missing here, not in a project.
package enum AppleFrameworks {
    package static func contains(_ module: String) -> Bool { names.contains(module) }

    /// Modules that every Swift program may import beside them.
    package static let ofSwift: Set = [
        "Dispatch", "Distributed", "Foundation", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing",
    ]

    private static let names = Set(
        """
        AVFAudio AVFoundation AVKit Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdAttributionKit AdServices AdSupport AddressBook AlarmKit \
        AppIntents AppTrackingTransparency AppleArchive AssetsLibrary AudioToolbox AudioUnit AuthenticationServices \
        AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineKit BusinessChat CFNetwork CallKit CarPlay Charts \
        Cinematic ClassKit ClockKit CloudKit Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes \
        CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia \
        CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit CryptoTokenKit Darwin \
        DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension EnergyKit EventKit EventKitUI ExposureNotification \
        ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI FoundationModels \
        GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup ImageIO \
        ImagePlayground InputMethodKit Intents IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation LocalAuthentication LockedCameraCapture \
        MachO ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter MatterSupport MediaAccessibility MediaPlayer MediaToolbox MessageUI \
        Messages Metal MetalKit MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage \
        NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC OpenAL OpenGLES PDFKit PHASE PaperKit PassKit PencilKit \
        Photos PhotosUI ProximityReader PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing RealityFoundation RealityKit \
        RelevanceKit ReplayKit SafariServices SafetyKit ScreenTime Security SensitiveContentAnalysis SensorKit SharedWithYou ShazamKit \
        SiriKit Social SoundAnalysis Speech SpriteKit StickerKit StoreKit SwiftData SwiftUI SwiftUICore Symbols SystemConfiguration TabularData ThreadNetwork \
        TipKit Translation TranslationUIProvider UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount \
        VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit os simd notify zlib SQLite3 Messages \
        SceneKit ARKit AppKit XCTest
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
