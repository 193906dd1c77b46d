import AVFoundation
import Accelerate
import AudioToolbox
import AuthenticationServices
import BackgroundTasks
import CoreLocation
import Foundation
import Intents
import LocalAuthentication
import NetworkExtension
import Photos
import StoreKit
import Testing
import UIKit
import UniformTypeIdentifiers
import WatchConnectivity

@Suite("Modules of a device and its owner") struct OtherModulesTests {
    @Test("xcode.11: nobody is recognised, by the reason that fits") func localAuthentication() async {
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == LAError.Code.biometryNotAvailable.rawValue)
        await #expect(throws: LAError(.passcodeNotSet)) {
            try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "")
        }
    }

    @Test("xcode.11: a file's name gets the ending of its type, and none twice") func typedNames() {
        let folder = URL(fileURLWithPath: "/tide", isDirectory: true)
        #expect(folder.appendingPathComponent("log", conformingTo: .json).lastPathComponent == "log.json")
        #expect(folder.appendingPathComponent("log.json", conformingTo: .json).lastPathComponent == "log.json")
        #expect(folder.appendingPathComponent("log.json", conformingTo: .text).lastPathComponent == "log.json")
        #expect(folder.appendingPathComponent("log.old", conformingTo: .json).lastPathComponent == "log.old.json")
        var picture = folder.appendingPathComponent("pier")
        picture.appendPathExtension(for: .png)
        #expect(picture.lastPathComponent == "pier.png" && picture.appendingPathExtension(for: .image) == picture)
    }

    @Test("xcode.11: nothing is said, and nobody told that it was") func speech() {
        final class Listener: NSObject, AVSpeechSynthesizerDelegate {
            var told = 0
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) { told += 1 }
        }
        let listener = Listener(), synthesizer = AVSpeechSynthesizer()
        synthesizer.delegate = listener
        synthesizer.speak(AVSpeechUtterance(string: "High water"))
        #expect(!synthesizer.isSpeaking && !synthesizer.stopSpeaking(at: .immediate) && listener.told == 0)
        #expect(AVSpeechSynthesisVoice.speechVoices().filter { $0.quality == .premium }.isEmpty)
    }

    @Test("xcode.11: no tasks are taken") func backgroundTasks() {
        let export = BGContinuedProcessingTaskRequest(identifier: "export", title: "Export", subtitle: "12 boats")
        export.strategy = .fail
        #expect(throws: BGTaskScheduler.Error(.unavailable)) { try BGTaskScheduler.shared.submit(export) }
        #expect(throws: BGTaskScheduler.Error(.unavailable)) {
            try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        }
    }

    @Test("xcode.11: there is no watch") func watchConnectivity() {
        #expect(!WCSession.isSupported() && !WCSession.default.isReachable)
        #expect(throws: WCError(.sessionNotSupported)) { try WCSession.default.updateApplicationContext([:]) }
    }

    @Test("xcode.11: there is no virtual private network, and none is saved") func networkExtension() async throws {
        #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
        #expect(NETunnelProviderManager().connection.status == .invalid)
        await #expect(throws: NEVPNError(.configurationReadWriteFailed)) { try await NEVPNManager.shared().saveToPreferences() }
    }

    @Test("xcode.11: the servers that names are asked of are kept as they were said") func nameServers() throws {
        let settings = NEDNSOverHTTPSSettings(servers: ["192.0.2.1"])
        settings.serverURL = URL(string: "https://names.example")
        settings.matchDomains = [""]
        let data = try NSKeyedArchiver.archivedData(withRootObject: settings, requiringSecureCoding: false)
        let read = try #require(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? NEDNSOverHTTPSSettings)
        #expect(read.servers == ["192.0.2.1"] && read.matchDomains == [""] && read.serverURL == settings.serverURL)
        #expect(read.dnsProtocol == .HTTPS && NEDNSOverTLSSettings(servers: []).dnsProtocol == .TLS)
        let copy = try #require(settings.copy() as? NEDNSOverHTTPSSettings)
        copy.serverURL = nil
        #expect(copy.servers == settings.servers && copy.matchDomains == [""] && settings.serverURL != nil)
    }

    @Test("xcode.11: what a network is told is copied with its values, and the copy is changed alone") func networkCopies() throws {
        let tunnel = NETunnelProviderProtocol()
        tunnel.serverAddress = "vpn.example"
        tunnel.providerBundleIdentifier = "com.example.tunnel"
        let copy = try #require(tunnel.copy() as? NETunnelProviderProtocol)
        copy.serverAddress = nil
        #expect(tunnel.serverAddress == "vpn.example" && copy.providerBundleIdentifier == "com.example.tunnel")
        let rule = NEOnDemandRuleDisconnect()
        rule.ssidMatch = ["home"]
        let other = try #require(rule.copy() as? NEOnDemandRuleDisconnect)
        other.ssidMatch = []
        #expect(rule.ssidMatch == ["home"])
    }

    @Test("xcode.11: nobody allowed pictures: none are found") func photos() async {
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
        #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
        await #expect(throws: PHPhotosError(.accessUserDenied)) { try await PHPhotoLibrary.shared().performChanges {} }
    }

    @Test("xcode.11: nothing is sold and nothing was bought") func storeKit() async throws {
        #expect(try await Product.products(for: ["pro"]).isEmpty)
        for await _ in Transaction.currentEntitlements { Issue.record("something was bought") }
        await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
        #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
            try VerificationResult.unverified(1, .invalidSignature).payloadValue
        }
        #expect(try VerificationResult.verified(7).payloadValue == 7)
    }

    @Test("xcode.11: what a sound is for is kept, and nothing plays") func sound() throws {
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
        #expect(AVAudioSession.sharedInstance().category == .playback && AVAudioSession.sharedInstance().mode == .spokenAudio)
        #expect(try !AVAudioPlayer(data: Data()).play())
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/a.mp3")) }
        var isOver = false
        AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { isOver = true }
        #expect(isOver)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    }

    @Test("xcode.11: nobody signs in") func authentication() async throws {
        #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "a") == .notFound)
        var said: (any Error)?
        let session = ASWebAuthenticationSession(url: URL(fileURLWithPath: "/"), callbackURLScheme: nil) { said = $1 }
        #expect(!session.start() && said as? ASWebAuthenticationSessionError != nil)
    }

    @Test("xcode.11: arithmetic on many numbers at once") func accelerate() {
        #expect(vDSP.sum([1.0, 2, 3]) == 6 && vDSP.mean([1.0, 3]) == 2 && vDSP.maximum([Float(1), 5, 2]) == 5)
        #expect(vDSP.rootMeanSquare([3.0, 3]) == 3 && vDSP.dot([1.0, 2], [3, 4]) == 11)
        #expect(vDSP.multiply(2, [1.0, 2]) == [2, 4] && vDSP.subtract([3.0, 4], [1.0, 1]) == [2, 3])
        #expect(vDSP.clip([-1.0, 0.5, 2], to: 0...1) == [0, 0.5, 1])
        let first: [Float] = [1, 9, 2, 9, 3], second: [Float] = [10, 20, 30]
        var sums: [Float] = [0, 0, 0], less: [Double] = [0, 0], mean: Float = 0, root = 0.0
        vDSP_vadd(first, 2, second, 1, &sums, 1, 3)
        #expect(sums == [11, 22, 33])
        // Apple's order: the second less the first.
        vDSP_vsubD([1, 2], 1, [5, 5], 1, &less, 1, 2)
        #expect(less == [4, 3])
        vDSP_meanv(second, 1, &mean, 3)
        vDSP_rmsqvD([3, 4], 1, &root, 2)
        #expect(mean == 20 && root == 12.5.squareRoot())
    }

    @Test("a shape fits into a rectangle, in its middle (xcode.11)") func fitting() {
        let inside = CGRect(x: 10, y: 10, width: 100, height: 50)
        #expect(AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: inside) == CGRect(x: 35, y: 10, width: 50, height: 50))
        #expect(AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: inside) == CGRect(x: 10, y: 22.5, width: 100, height: 25))
        #expect(CGRectIntegral(CGRect(x: 0.5, y: 0.5, width: 1, height: 1)) == CGRect(x: 0, y: 0, width: 2, height: 2))
        let squares = [0, 3, 5].map { CGRect(x: $0, y: 0, width: 2, height: 2) }
        #expect(squares.reduce(CGRect.null, CGRectUnion) == CGRect(x: 0, y: 0, width: 7, height: 2))
        #expect(CGRectIntersection(squares[0], squares[1]).isNull && !CGRectIntersectsRect(squares[0], squares[1]))
        #expect(CGRectContainsPoint(squares[1], CGPoint(x: 4, y: 1)) && CGRectContainsRect(squares[0], CGRectInset(squares[0], 0.5, 0.5)))
        #expect(CGRectOffset(squares[0], 3, 0) == squares[1])
        #expect(CGRectEqualToRect(CGRectMake(0, 0, 1, 1), CGRect(x: 0, y: 0, width: 1, height: 1)))
    }

    @Test("an intent's error is told by its code (xcode.10)") func intentErrors() {
        let error: any Error = INIntentError(.requestTimedOut)
        #expect((error as? INIntentError)?.code == .requestTimedOut && (error as NSError).domain == INIntentErrorDomain)
    }

    @Test("changes of a library that nobody allows are refused, and not made (xcode.11)") func photoChanges() async {
        await #expect(throws: PHPhotosError.self) {
            try await PHPhotoLibrary.shared().performChanges {
                PHAssetChangeRequest.deleteAssets([] as NSArray)
                _ = PHAssetCreationRequest.forAsset()
            }
        }
        let made: PHAssetChangeRequest? = PHAssetCreationRequest.creationRequestForAssetFromImage(atFileURL: URL(fileURLWithPath: "/a"))
        #expect(made is PHAssetCreationRequest)
        final class Kept: PHAssetChangeRequest, @unchecked Sendable {}
        #expect(type(of: Kept.creationRequestForAsset(from: UIImage())) == Kept.self)
    }

    @Test("shortcuts and amounts of Siri's are values; nobody has made a shortcut (xcode.11)") func shortcuts() async throws {
        let intent = INIntent(), shortcut = try #require(INShortcut(intent: intent))
        #expect(shortcut.intent === intent && shortcut.userActivity == nil)
        #expect(INShortcut(userActivity: NSUserActivity(activityType: "tide")).userActivity?.activityType == "tide")
        INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
        #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty)
        let amount = INCurrencyAmount(amount: 12.5, currencyCode: "NOK")
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: INCurrencyAmount.self, from: NSKeyedArchiver.archivedData(withRootObject: amount, requiringSecureCoding: true))
        #expect(read == amount && read?.currencyCode == "NOK")
    }

    @Test("a font's properties are told as they are given, and a place may be none (xcode.11)") func plainValues() throws {
        let font = UIFont.systemFont(ofSize: 15, weight: .bold).fontDescriptor
        let traits = font.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
        #expect(font.fontAttributes[.size] as? CGFloat == 15 && traits?[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
        #expect(UIFontDescriptor(fontAttributes: font.fontAttributes).pointSize == 15)
        let kept = try NSKeyedArchiver.archivedData(withRootObject: UIFont.boldSystemFont(ofSize: 15), requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: kept) == UIFont.boldSystemFont(ofSize: 15))
        #expect(CLLocation().coordinate.latitude == 0 && CLLocation().horizontalAccuracy < 0)
        #expect(UIImage().heicData() == nil)
    }

    @Test("a handler of Siri's messages that Xcode's template left compiles, and what it leaves out is not needed (xcode.11)")
    func messages() async {
        final class Handler: INExtension, INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
            INSetMessageAttributeIntentHandling
        {
            override func handler(for intent: INIntent) -> Any { self }
            func resolveRecipients(
                for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
            ) { completion((intent.recipients ?? []).map { .success(with: $0) }) }
            func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
                let activity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
                completion(INSendMessageIntentResponse(code: .success, userActivity: activity))
            }
            func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
                let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
                let sender = INPerson(
                    personHandle: INPersonHandle(value: "tide@example.com", type: .emailAddress), nameComponents: nil, displayName: "Tide",
                    image: nil, contactIdentifier: nil, customIdentifier: nil)
                response.messages = [INMessage(identifier: "1", content: "High", dateSent: Date(), sender: sender, recipients: [sender])]
                completion(response)
            }
        }
        let handler = Handler(), sender: any INSendMessageIntentHandling = handler
        var codes: [INSendMessageIntentResponseCode] = []
        sender.handle(intent: INSendMessageIntent()) { codes.append($0.code) }
        sender.confirm(intent: INSendMessageIntent()) { codes.append($0.code) }
        sender.resolveContent(for: INSendMessageIntent()) { _ in codes.append(.inProgress) }
        #expect(codes == [.success, .ready, .inProgress])
        handler.handle(intent: INSearchForMessagesIntent()) { #expect($0.messages?.first?.content == "High") }
        #expect(await handler.handle(intent: INSetMessageAttributeIntent()).code == .failure)
    }
}
