import AdAttributionKit
import CloudKit
import Foundation
import Testing
import UIKit

@Suite("What waits for others") struct RefusedConnectionTests {
    private protocol Tides {}

    @Test("a connection to a service that is not there says so by Cocoa's number, and is invalid once it is resumed (xcode.11)")
    func connections() async {
        let connection = NSXPCConnection(serviceName: "tides")
        connection.remoteObjectInterface = NSXPCInterface(with: (any Tides).self)
        let error = await withCheckedContinuation { done in
            let proxy = connection.remoteObjectProxyWithErrorHandler { done.resume(returning: $0 as NSError) }
            #expect(!(proxy is any Tides))
        }
        #expect(error.domain == NSCocoaErrorDomain && error.code == 4099 && error.code == NSXPCConnectionInvalid)
        nonisolated(unsafe) var ends = 0
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            connection.invalidationHandler = {
                ends += 1
                if ends == 1 { done.resume() }
            }
            connection.resume()
        }
        connection.invalidate()
        #expect(ends == 1)
        let listener = NSXPCListener.service()
        #expect(listener === NSXPCListener.service() && NSXPCListener.anonymous() !== listener)
    }

    @Test("an advertisement is not attributed: a signed impression is refused, and a value too large is named first (xcode.11)")
    func attribution() async throws {
        await #expect(throws: AdAttributionKitError.invalidImpressionJWS) { try await AppImpression(compactJWS: "no.signature") }
        let impression = try await AppImpression(compactJWS: "head.body.signature")
        await #expect(throws: AdAttributionKitError.notSupported) { try await impression.handleTap() }
        await #expect(throws: AdAttributionKitError.missingAttribution) {
            try await Postback.updateConversionValue(63, coarseConversionValue: .high, lockPostback: true)
        }
        await #expect(throws: AdAttributionKitError.invalidConversionValue) {
            try await Postback.updateConversionValue(64, lockPostback: false)
        }
        #expect(!AppImpression.isSupported)
    }

    @Test("a pencil's interaction knows its view and is never told of a tap (xcode.11)") @MainActor func pencil() {
        final class Told: NSObject, UIPencilInteractionDelegate {}
        let told = Told(), interaction = UIPencilInteraction(delegate: told), view = UIView(frame: .zero)
        view.addInteraction(interaction)
        #expect(view.interactions.first === interaction && interaction.delegate === told && interaction.isEnabled)
        #expect(interaction.view === view)
        let other = UIView(frame: .zero)
        other.addInteraction(interaction)
        #expect(interaction.view === other && view.interactions.isEmpty)
        other.removeInteraction(interaction)
        #expect(interaction.view == nil && other.interactions.isEmpty)
        #expect(UIPencilInteraction.preferredTapAction == .ignore && UIPencilPreferredAction(rawValue: 3) == .showColorPalette)
    }

    private final class Told: CKSyncEngineDelegate, @unchecked Sendable {
        let states: AsyncStream<CKSyncEngine.State.Serialization>
        private let tell: AsyncStream<CKSyncEngine.State.Serialization>.Continuation
        init() { (states, tell) = AsyncStream.makeStream() }
        func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {
            if case .stateUpdate(let update) = event { tell.yield(update.stateSerialization) }
        }
        func nextRecordZoneChangeBatch(
            _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
        ) async -> CKSyncEngine.RecordZoneChangeBatch? { nil }
    }

    @Test("an engine without an account keeps what is to be sent, over a start of the app, and sends nothing (xcode.11)")
    func syncEngine() async throws {
        let database = CKContainer(identifier: "iCloud.tides").privateCloudDatabase, told = Told()
        let engine = CKSyncEngine(.init(database: database, stateSerialization: nil, delegate: told))
        let zone = CKRecordZone(zoneName: "Tides")
        let kiel = CKRecord.ID(recordName: "kiel", zoneID: zone.zoneID), sylt = CKRecord.ID(recordName: "sylt", zoneID: zone.zoneID)
        engine.state.add(pendingRecordZoneChanges: [.saveRecord(kiel), .deleteRecord(sylt), .saveRecord(sylt)])
        engine.state.add(pendingRecordZoneChanges: [.deleteRecord(kiel)])
        engine.state.add(pendingDatabaseChanges: [.saveZone(zone)])
        engine.state.remove(pendingRecordZoneChanges: [.deleteRecord(sylt)])
        #expect(engine.state.pendingRecordZoneChanges == [.saveRecord(sylt), .deleteRecord(kiel)])
        var states = told.states.makeAsyncIterator(), last: CKSyncEngine.State.Serialization?
        for _ in 0..<4 { last = await states.next() }
        let kept = try JSONDecoder().decode(CKSyncEngine.State.Serialization.self, from: JSONEncoder().encode(try #require(last)))
        let next = CKSyncEngine(.init(database: database, stateSerialization: kept, delegate: told))
        #expect(next.database === database && next.state.pendingRecordZoneChanges == [.saveRecord(sylt), .deleteRecord(kiel)])
        guard case .saveZone(let saved) = next.state.pendingDatabaseChanges.first else {
            Issue.record("the zone is forgotten")
            return
        }
        #expect(saved.zoneID == zone.zoneID)
        for attempt in [{ try await engine.fetchChanges() }, { try await engine.sendChanges(.init(scope: .zoneIDs([zone.zoneID]))) }] {
            do {
                try await attempt()
                Issue.record("nobody is signed in")
            } catch let error as CKError { #expect(error.code == .notAuthenticated) }
        }
    }

    @Test("a batch has the records that a provider still has, and none where nothing is left (xcode.11)") func batches() async {
        let kiel = CKRecord.ID(recordName: "kiel"), sylt = CKRecord.ID(recordName: "sylt")
        let batch = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: [.saveRecord(kiel), .saveRecord(sylt), .deleteRecord(sylt)]) {
            $0 == kiel ? CKRecord(recordType: "Harbour", recordID: $0) : nil
        }
        #expect(batch?.recordsToSave.map(\.recordID) == [kiel] && batch?.recordIDsToDelete == [sylt])
        #expect(await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: [.saveRecord(sylt)]) { _ in nil } == nil)
        #expect(CKSyncEngine.SendChangesOptions.Scope.recordIDs([kiel]).contains(.saveRecord(kiel)))
        #expect(!CKSyncEngine.SendChangesOptions.Scope.allExcluding([kiel.zoneID]).contains(kiel))
    }
}
