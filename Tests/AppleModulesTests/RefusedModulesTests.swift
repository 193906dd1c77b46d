import AVKit
import CoreBluetooth
import CoreMotion
import CoreSpotlight
import CoreTelephony
import Foundation
import LinkPresentation
import MediaPlayer
import MessageUI
import PhotosUI
import SafariServices
import Speech
import StoreKit
import Testing
import VitrineDeviceSituation
import WebKit

@testable import Network
@testable import SystemConfiguration

@Suite("Modules of which an extension is refused what they do") struct RefusedModulesTests {
    @Test("xcode.11: advertising networks are told nothing, and web stores of an identifier keep nothing") @MainActor func stores()
        async throws
    {
        try await SKAdNetwork.updatePostbackConversionValue(3, coarseValue: .high, lockWindow: true)
        var problems: [(any Error)?] = []
        SKAdNetwork.updatePostbackConversionValue(1) { problems.append($0) }
        #expect(problems.count == 1 && problems.allSatisfy { $0 == nil })
        let identifier = UUID(), store = WKWebsiteDataStore(forIdentifier: identifier)
        #expect(await WKWebsiteDataStore.allDataStoreIdentifiers.isEmpty && store.identifier == identifier && store.isPersistent)
        let configuration = WKWebViewConfiguration()
        configuration.dataDetectorTypes = [.link, .phoneNumber]
        configuration.ignoresViewportScaleLimits = true
        #expect(!WKWebsiteDataStore.nonPersistent().isPersistent && configuration.dataDetectorTypes.contains(.link))
    }

    @Test("xcode.11: a machine is reached as the home screen says of the network; this machine always is") func reachability() throws {
        var situation = DeviceSituation()
        situation.network = .cellular
        #expect(SCNetworkReachability.flags(of: NWPath(situation)) == [.reachable, .isWWAN])
        situation.network = .wifi
        #expect(SCNetworkReachability.flags(of: NWPath(situation)) == .reachable)
        situation.network = .none
        #expect(SCNetworkReachability.flags(of: NWPath(situation)) == [])
        var flags = SCNetworkReachabilityFlags()
        let local = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
        #expect(SCNetworkReachabilityGetFlags(local, &flags) && flags == [.reachable, .isLocalAddress])
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
        var address = sockaddr_in()
        (address.sin_len, address.sin_family) = (UInt8(MemoryLayout<sockaddr_in>.size), sa_family_t(AF_INET))
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let loop = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
        #expect(try SCNetworkReachabilityGetFlags(#require(loop), &flags) && flags.contains(.isLocalAddress))
        var unknown = sockaddr()
        #expect(SCNetworkReachabilityCreateWithAddress(nil, &unknown) == nil)
    }

    @Test("xcode.11: what failed last is told to the thread on which it failed, by code and in words") func reachabilityErrors() async {
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                #expect(SCError() == kSCStatusOK)
                #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil && SCError() == kSCStatusInvalidArgument)
                let error = SCCopyLastError()
                #expect(error.code == 1002 && error.domain == "com.apple.SystemConfiguration")
                #expect(error.localizedDescription == "Invalid argument")
                #expect(String(cString: SCErrorString(kSCStatusNoKey)) == "No such key")
                #expect(String(cString: SCErrorString(ENOENT)) == "No such file or directory")
                done.resume()
            }
        }
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                #expect(SCError() == kSCStatusOK)
                done.resume()
            }
        }
    }

    @Test("xcode.11: a machine's way is told on the queue that was given, with what was given for it") func reachabilityCallback()
        async throws
    {
        final class Told: Sendable {
            let continuation: AsyncStream<SCNetworkReachabilityFlags>.Continuation
            init(_ continuation: AsyncStream<SCNetworkReachabilityFlags>.Continuation) { self.continuation = continuation }
        }
        let (stream, continuation) = AsyncStream<SCNetworkReachabilityFlags>.makeStream()
        let told = Told(continuation), local = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
        var context = SCNetworkReachabilityContext(
            version: 0, info: Unmanaged.passUnretained(told).toOpaque(), retain: nil, release: nil, copyDescription: nil)
        #expect(
            SCNetworkReachabilitySetCallback(
                local,
                { _, flags, info in
                    guard let info else { return }
                    Unmanaged<Told>.fromOpaque(info).takeUnretainedValue().continuation.yield(flags)
                }, &context))
        #expect(SCNetworkReachabilitySetDispatchQueue(local, DispatchQueue(label: "reachability")))
        var iterator = stream.makeAsyncIterator()
        #expect(await iterator.next() == [.reachable, .isLocalAddress])
        #expect(SCNetworkReachabilitySetDispatchQueue(local, nil))
        withExtendedLifetime(told) {}
    }

    @Test("xcode.11: what plays is kept as it was said, and no command comes") func nowPlaying() {
        let center = MPNowPlayingInfoCenter.default()
        center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Tide", MPNowPlayingInfoPropertyPlaybackRate: 1.0]
        #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Tide")
        center.nowPlayingInfo = nil
        let command = MPRemoteCommandCenter.shared().skipForwardCommand
        let target = command.addTarget { _ in
            Issue.record("nobody gave a command")
            return .success
        }
        command.removeTarget(target)
        let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 2, height: 2)) { UIGraphicsImageRenderer(size: $0).image { _ in } }
        #expect(artwork.image(at: CGSize(width: 5, height: 4))?.size == CGSize(width: 5, height: 4))
        #expect(MPMediaLibrary.authorizationStatus() == .denied && MPMediaQuery.songs().items == nil)
    }

    @Test("xcode.11: a slider for the loudness is in its view") @MainActor func volume() {
        #expect(MPVolumeView().subviews.first is UISlider)
    }

    @Test("xcode.11: nothing is known of movement, by the error that fits") func motion() async {
        #expect(CMPedometer.authorizationStatus() == .denied && !CMPedometer.isStepCountingAvailable())
        let error = await withCheckedContinuation { answer in
            CMPedometer().queryPedometerData(from: .distantPast, to: .now) {
                answer.resume(returning: ($0 == nil, $1.map { $0 as NSError }))
            }
        }
        #expect(error.0 && error.1?.domain == CMErrorDomain && error.1?.code == Int(CMErrorNotAuthorized.rawValue))
        let activity = await withCheckedContinuation { answer in
            CMMotionActivityManager().queryActivityStarting(from: .distantPast, to: .now, to: OperationQueue()) {
                answer.resume(returning: ($1 as? NSError)?.code)
            }
        }
        #expect(activity == Int(CMErrorMotionActivityNotAuthorized.rawValue))
    }

    @Test("xcode.11: nothing is found, sent, heard, read or chosen") func refused() async {
        await #expect(throws: CSIndexError(.indexingUnsupported)) { try await CSSearchableIndex.default().deleteAllSearchableItems() }
        await #expect(throws: LPError(.metadataFetchFailed)) {
            try await LPMetadataProvider().startFetchingMetadata(for: URL(fileURLWithPath: "/"))
        }
        #expect(!CSSearchableIndex.isIndexingAvailable() && !MFMailComposeViewController.canSendMail())
        #expect(!MFMessageComposeViewController.canSendText() && SFSpeechRecognizer.authorizationStatus() == .denied)
        #expect(CTTelephonyNetworkInfo().serviceCurrentRadioAccessTechnology == nil && SSReadingList.default() == nil)
        #expect(CBCentralManager(delegate: nil, queue: nil).state == .unsupported)
    }

    @Test("xcode.11: a page of the web is kept and not loaded") @MainActor func pages() async {
        let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        #expect(view.load(URLRequest(url: URL(fileURLWithPath: "/"))) == nil && !view.isLoading)
        await #expect(throws: WKError(.webViewInvalidated)) { try await view.evaluateJavaScript("1") }
        #expect(SFSafariViewController(url: URL(fileURLWithPath: "/")).configuration.barCollapsingEnabled)
    }
}
