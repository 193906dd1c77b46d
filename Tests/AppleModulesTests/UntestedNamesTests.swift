import Foundation
import MediaPlayer
import PhotosUI
import SwiftUI
import Testing

@testable import Photos
@testable import StoreKit

/// Names that public projects asked for, each by what it answers here.
@Suite("Names of what only a device has") struct UntestedNamesTests {
    @Test("a picker of several photos shows its label, in the tint, and leaves the choice as it is (xcode.11)") @MainActor func pickers() {
        nonisolated(unsafe) var items = [PhotosPickerItem(itemIdentifier: "a")]
        let chosen = Binding(get: { items }, set: { items = $0 })
        let drawn = Drawn.rendered(
            VStack {
                PhotosPicker(selection: chosen, maxSelectionCount: 3, matching: .images) { Text(verbatim: "Choose some") }
                PhotosPicker("Choose", selection: chosen, maxSelectionCount: 2, selectionBehavior: .ordered, matching: .images)
                Text(verbatim: "Here")
                    .photosPicker(isPresented: .constant(false), selection: chosen, maxSelectionCount: 2, matching: .images)
            })
        for label in ["Choose some", "Choose", "Here"] { #expect("\(drawn.nodes)".contains("\"\(label)\""), "\(drawn.nodes)") }
        #expect(drawn.diagnostics.isEmpty && items.map(\.itemIdentifier) == ["a"])
    }

    @Test("a photo's data and its film are not given, and the request says so at once (xcode.11)") func photos() async throws {
        let picked: Data? = try await PhotosPickerItem(itemIdentifier: "a").loadTransferable(type: Data.self)
        #expect(picked == nil)
        let asset = PHAsset(localIdentifier: "a")
        nonisolated(unsafe) var refused: [PHPhotosError.Code?] = []
        func code(_ information: [AnyHashable: Any]?) -> PHPhotosError.Code? { (information?[PHImageErrorKey] as? PHPhotosError)?.code }
        PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) { data, _, _, information in
            if data == nil { refused.append(code(information)) }
        }
        PHImageManager.default().requestAVAsset(forVideo: asset, options: nil) { film, _, information in
            if film == nil { refused.append(code(information)) }
        }
        #expect(refused == [.accessUserDenied, .accessUserDenied])
    }

    @Test("a piece of music that nobody has lasts no time and has no names (xcode.11)") func music() {
        let item = MPMediaItem()
        #expect(item.title == nil && item.albumArtist == nil && item.playbackDuration == 0 && item.artwork == nil && item.assetURL == nil)
        #expect(item.albumTrackNumber == 0 && !item.isExplicitItem && item.lastPlayedDate == nil && item.dateAdded == .distantPast)
        #expect(MPMediaItemCollection(items: [item, MPMediaItem()]).count == 2)
        #expect(MPMediaItemCollection(items: [item]).representativeItem === item && MPMediaQuery.songs().items == nil)
    }

    @Test("an app that is recommended is kept with its place and its campaign, and a shop's message is none (xcode.11)") @MainActor
    func recommendations() async {
        let app = SKOverlay.AppConfiguration(appIdentifier: "42", position: .bottomRaised)
        app.campaignToken = "spring"
        let overlay = SKOverlay(configuration: app)
        #expect(overlay.configuration === app && app.appIdentifier == "42" && app.position == .bottomRaised && app.userDismissible)
        #expect(SKOverlay.AppClipConfiguration(position: .bottom).position == .bottom && overlay.delegate == nil)
        #expect(Drawn.rendered(Text(verbatim: "Here").appStoreOverlay(isPresented: .constant(true)) { app }).diagnostics.isEmpty)
        #expect(Message.Reason(rawValue: 3) == .winBackOffer && Message.Reason.winBackOffer.localizedDescription == "Win-Back Offer")
        for await _ in Message.messages { Issue.record("the shop of nobody has something to say") }
    }

    @Test("a search bar’s field keeps its tokens in their order (xcode.11)") @MainActor func searchTokens() {
        let field = UISearchBar(frame: .zero).searchTextField
        let tokens = ["ebb", "flood", "slack"].map { UISearchToken(icon: nil, text: $0) }
        for token in tokens { field.insertToken(token, at: 0) }
        field.removeToken(at: 1)
        field.removeToken(at: 9)
        #expect(field.tokens == [tokens[2], tokens[0]])
    }

    @Test("no class has a method that is found, added or exchanged by its selector (xcode.11)") func methods() throws {
        final class Tide: NSObject {}
        let selector = Selector("rise"), code: IMP = try #require(OpaquePointer(bitPattern: 16))
        #expect(Tide().method(for: selector) == nil && Tide.instanceMethod(for: selector) == nil)
        #expect(class_getInstanceMethod(Tide.self, selector) == nil && class_getClassMethod(Tide.self, selector) == nil)
        #expect(!class_addMethod(Tide.self, selector, code, "v@:") && class_replaceMethod(Tide.self, selector, code, nil) == nil)
        #expect(method_getImplementation(code) == code && method_setImplementation(code, code) == code)
    }

    @Test("an error’s information has keys of its own name’s type (xcode.11)") func keys() {
        let key: NSError.UserInfoKey = NSLocalizedDescriptionKey
        let error = NSError(domain: "tides", code: 1, userInfo: [key: "Ebb"])
        #expect(error.localizedDescription == "Ebb" && error.userInfo[key] as? String == "Ebb")
    }
}
