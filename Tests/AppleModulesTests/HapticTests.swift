import CoreHaptics
import Foundation
import QuickLook
import SwiftUI
import Testing

@Suite("A device without a motor") struct HapticTests {
    @Test("xcode.11: has no haptics, as it says, and its engine is refused with Apple's code") func refused() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics && CHHapticTimeImmediate == 0)
        let error = #expect(throws: CHHapticError.self) { try CHHapticEngine() }
        #expect(error?.code == .notSupported)
        let bridged = CHHapticError(.notSupported) as NSError
        #expect(bridged.domain == "com.apple.CoreHaptics" && bridged.code == -4809)
    }

    @Test("xcode.11: takes patterns apart as far as they can be: their length, and times that are none") func patterns() throws {
        let strong = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
        let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [strong], relativeTime: 0.5)
        let buzz = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.25, duration: 2)
        #expect(try CHHapticPattern(events: [tap, buzz], parameters: []).duration == 2.25)
        #expect(tap.eventParameters.first?.value == 1 && tap.duration == 0)
        buzz.duration = -1
        let long = #expect(throws: CHHapticError.self) { try CHHapticPattern(events: [buzz], parameterCurves: []) }
        #expect(long?.code == .invalidEventDuration)
        tap.relativeTime = .nan
        let early = #expect(throws: CHHapticError.self) { try CHHapticPattern(events: [tap], parameters: []) }
        #expect(early?.code == .invalidEventTime)
    }

    @MainActor @Test("xcode.11: shows no file, and knows which one it would show") func previews() throws {
        final class Files: QLPreviewControllerDataSource {
            let files = [URL(fileURLWithPath: "/a.pdf"), URL(fileURLWithPath: "/b.pdf")]
            func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
            func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
                files[index] as NSURL
            }
        }
        final class Editor: NSObject, QLPreviewControllerDelegate {
            nonisolated func previewController(
                _ controller: QLPreviewController, editingModeFor previewItem: QLPreviewItem
            ) -> QLPreviewItemEditingMode { .createCopy }
        }
        let controller = QLPreviewController(), files = Files()
        let editor = Editor()
        controller.delegate = editor
        #expect(controller.delegate?.previewController(controller, editingModeFor: files.files[0] as NSURL) == .createCopy)
        #expect(controller.currentPreviewItem == nil)
        controller.dataSource = files
        controller.currentPreviewItemIndex = 1
        #expect(controller.currentPreviewItem?.previewItemURL == files.files[1])
        controller.currentPreviewItemIndex = 2
        #expect(controller.currentPreviewItem == nil)
        #expect(!QLPreviewController.canPreview(files.files[0] as NSURL))
        _ = Text(verbatim: "a").quickLookPreview(.constant(files.files[0]))
    }
}
