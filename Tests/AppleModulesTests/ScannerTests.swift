import AVFAudio
import AdServices
import AppTrackingTransparency
import LockedCameraCapture
import MetricKit
import SwiftUI
import Testing
import Translation
import VisionKit

@Suite("Modules for which there is no camera, no language and nobody to ask") struct ScannerTests {
    private struct Camera: LockedCameraCaptureExtension {
        var body: some LockedCameraCaptureExtensionScene { LockedCameraCaptureUIScene { session in Text(session.sessionContentURL.path) } }
    }

    @Test("xcode.11: cameras are not supported, and what begins to look for texts is told so") @MainActor func cameras() async {
        #expect(!VNDocumentCameraViewController.isSupported && !DataScannerViewController.isSupported)
        let scanner = DataScannerViewController(recognizedDataTypes: [.text(), .barcode(symbologies: [.qr])], isHighlightingEnabled: true)
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
        for await items in scanner.recognizedItems { Issue.record("found \(items)") }
        Camera.main()
        var updates = 0
        for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
            if case .initial(let urls) = update, urls.isEmpty { updates += 1 }
        }
        #expect(updates == 1)
    }

    @Test("xcode.11: nothing is translated, and views that ask for it are shown as they are") func translations() async throws {
        var configuration = TranslationSession.Configuration(source: .init(identifier: "en"), target: .init(identifier: "de"))
        let first = configuration
        configuration.invalidate()
        #expect(configuration != first)
        let session = TranslationSession(installedSource: .init(identifier: "en"))
        await #expect(throws: TranslationError.nothingToTranslate) { try await session.translate("") }
        await #expect(throws: TranslationError.unsupportedLanguagePairing) { try await session.translate("tide") }
        #expect(await LanguageAvailability().status(from: .init(identifier: "en"), to: nil) == .unsupported)
        _ = Text(verbatim: "a").translationTask(configuration) { _ in }
    }

    @Test("xcode.11: nobody is followed, no advertisement is named and nothing was counted") func refused() async throws {
        #expect(
            await ATTrackingManager.requestTrackingAuthorization() == .denied && ATTrackingManager.trackingAuthorizationStatus == .denied)
        let problem = #expect(throws: AAAttributionError.self) { try AAAttribution.attributionToken() }
        #expect(problem?.code == .platformNotSupported && problem.map { ($0 as NSError).domain } == AAAttributionErrorDomain)
        final class Subscriber: NSObject, MXMetricManagerSubscriber { func didReceive(_ payloads: [MXDiagnosticPayload]) {} }
        MXMetricManager.shared.add(Subscriber())
        #expect(MXMetricManager.shared.pastPayloads.isEmpty && MXMetricManager.shared.pastDiagnosticPayloads.isEmpty)
        #expect(AVAudioSession.Category.soloAmbient.rawValue == "AVAudioSessionCategorySoloAmbient")
    }
}
