import CloudKit
import Foundation
import Testing

@Suite("iCloud on a device without an account") struct CloudKitTests {
    private func archived(_ record: CKRecord, systemFieldsOnly: Bool = false) throws -> CKRecord {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        if systemFieldsOnly { record.encodeSystemFields(with: archiver) } else { record.encode(with: archiver) }
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        defer { unarchiver.finishDecoding() }
        return try #require(CKRecord(coder: unarchiver))
    }

    @Test("a record keeps its values by their keys, as values of Swift's and as objects, and knows which were set (xcode.11)")
    func values() throws {
        let harbour = CKRecord(recordType: "Harbour", recordID: CKRecord.ID(recordName: "kiel"))
        harbour["name"] = "Kiel"
        harbour["berths"] = 210
        harbour["depth"] = 4.5
        harbour["isOpen"] = true
        harbour["opened"] = Date(timeIntervalSinceReferenceDate: 7)
        harbour["tags"] = ["sailing", "ferry"]
        harbour["place"] = CLLocation(latitude: 54.33, longitude: 10.14)
        harbour["lock"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "holtenau"), action: .deleteSelf)
        #expect(harbour["name"] as? String == "Kiel" && harbour["berths"] as? Int == 210 && harbour["isOpen"] as? Bool == true)
        let berths: Double? = harbour["berths"], depth: Double? = harbour["depth"], none: String? = harbour["none"]
        #expect(berths == 210 && depth == 4.5 && none == nil)
        #expect(harbour["tags"] as? [String] == ["sailing", "ferry"])
        #expect((harbour["opened"] as? Date)?.timeIntervalSinceReferenceDate == 7)
        #expect((harbour["place"] as? CLLocation)?.coordinate.latitude == 54.33)
        #expect((harbour["lock"] as? CKRecord.Reference)?.action == .deleteSelf)
        #expect(harbour.allKeys() == ["berths", "depth", "isOpen", "lock", "name", "opened", "place", "tags"])
        harbour["depth"] = nil as Double?
        #expect(!harbour.allKeys().contains("depth") && harbour.changedKeys().contains("depth"))
        harbour.encryptedValues["code"] = "1234"
        #expect(harbour.encryptedValues["code"] == "1234" && harbour["code"] == nil)
        #expect(harbour.recordChangeTag == nil && harbour.creationDate == nil && harbour.modificationDate == nil)
    }

    @Test("a record comes out of an archive with its values, and with its system fields alone without them (xcode.11)")
    func archive() throws {
        let zone = CKRecordZone.ID(zoneName: "Baltic")
        let harbour = CKRecord(recordType: "Harbour", recordID: CKRecord.ID(recordName: "kiel", zoneID: zone))
        harbour["name"] = "Kiel"
        harbour["tags"] = ["sailing", "ferry"]
        harbour["opened"] = Date(timeIntervalSinceReferenceDate: 7)
        harbour["lock"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "holtenau"), action: .none)
        harbour.encryptedValues["code"] = "1234"
        harbour.setParent(CKRecord.ID(recordName: "fjord", zoneID: zone))
        let whole = try archived(harbour)
        #expect(whole.recordType == "Harbour" && whole.recordID == harbour.recordID && whole.recordID.zoneID.zoneName == "Baltic")
        #expect(whole["name"] == "Kiel" && whole["tags"] == ["sailing", "ferry"] && whole.encryptedValues["code"] == "1234")
        #expect((whole["opened"] as? Date)?.timeIntervalSinceReferenceDate == 7 && whole["lock"] == harbour["lock"] as CKRecord.Reference?)
        #expect(whole.parent?.recordID.recordName == "fjord" && whole.changedKeys() == harbour.changedKeys())
        let system = try archived(harbour, systemFieldsOnly: true)
        #expect(system.recordID == harbour.recordID && system.parent == harbour.parent)
        #expect(system.allKeys().isEmpty && system.changedKeys().isEmpty)
        let empty = NSKeyedArchiver(requiringSecureCoding: true)
        empty.finishEncoding()
        #expect(CKRecord(coder: try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)) == nil)
        let copy = try #require(harbour.copy() as? CKRecord)
        copy["name"] = "Holtenau"
        #expect(harbour["name"] == "Kiel" && copy["name"] == "Holtenau")
    }

    @Test("identifiers are the same by what they say; records by which they are (xcode.11)")
    func equality() {
        let zone = CKRecordZone.ID(zoneName: "Baltic", ownerName: CKCurrentUserDefaultName)
        #expect(CKRecordZone.ID(zoneName: "Baltic") == zone && CKRecordZone.ID.default.zoneName == "_defaultZone")
        #expect(CKRecord.ID(recordName: "kiel") == CKRecord.ID(recordName: "kiel", zoneID: .default))
        #expect(CKRecord.ID(recordName: "kiel") != CKRecord.ID(recordName: "kiel", zoneID: zone))
        #expect(Set([CKRecord.ID(recordName: "a"), CKRecord.ID(recordName: "a"), CKRecord.ID(recordName: "b")]).count == 2)
        #expect(CKRecord(recordType: "A") != CKRecord(recordType: "A"))
        let share = CKShare(rootRecord: CKRecord(recordType: "A"))
        share[CKShare.SystemFieldKey.title] = "Boats"
        #expect(share.recordType == "cloudkit.share" && share.owner.role == .owner && share[CKShare.SystemFieldKey.title] == "Boats")
    }

    @Test("nobody is signed in, and every request says so: awaited, called back, or as an operation (xcode.11)")
    func refused() async throws {
        let container = CKContainer(identifier: "iCloud.org.example"), database = container.privateCloudDatabase
        #expect(try await container.accountStatus() == .noAccount)
        let signedOut = { (error: any Error) in (error as? CKError)?.code == .notAuthenticated }
        let id = CKRecord.ID(recordName: "a"), query = CKQuery(recordType: "A", predicate: NSPredicate(value: true))
        await #expect(performing: { try await database.record(for: id) }, throws: signedOut)
        await #expect(performing: { try await database.save(CKRecord(recordType: "A")) }, throws: signedOut)
        await #expect(performing: { try await database.records(matching: query) }, throws: signedOut)
        await #expect(performing: { try await database.modifyRecords(saving: [], deleting: [id]) }, throws: signedOut)
        await #expect(performing: { try await database.recordZoneChanges(inZoneWith: .default, since: nil) }, throws: signedOut)
        await #expect(performing: { try await container.publicCloudDatabase.allSubscriptions() }, throws: signedOut)
        await #expect(performing: { try await container.userRecordID() }, throws: signedOut)
        let told = await withCheckedContinuation { answer in
            database.fetch(withRecordID: id) { answer.resume(returning: ($0 == nil, ($1 as? CKError)?.code)) }
        }
        #expect(told.0 && told.1 == .notAuthenticated)
        let operation = CKQueryOperation(query: query)
        let result = await withCheckedContinuation { answer in
            operation.queryResultBlock = { answer.resume(returning: $0) }
            database.add(operation)
        }
        #expect(performing: { try result.get() }, throws: signedOut)
        let cancelled = CKFetchRecordsOperation(recordIDs: [id])
        cancelled.cancel()
        let end = await withCheckedContinuation { answer in
            cancelled.fetchRecordsResultBlock = { answer.resume(returning: $0) }
            database.add(cancelled)
        }
        #expect(
            performing: { try end.get() },
            throws: { ($0 as? CKError)?.code == .operationCancelled && ($0 as NSError).domain == CKErrorDomain })
    }

    @Test("what a server tells of a subscription is read by the class that it is (xcode.11)")
    func notifications() throws {
        let contents: [AnyHashable: Any] = [
            "aps": ["alert": ["title": "Tide"], "badge": 2],
            "ck": ["cid": "iCloud.org.example", "qry": ["sid": "tides", "rid": "kiel", "zid": "Baltic", "fo": 1, "dbs": 2]],
        ]
        let query = try #require(CKNotification(fromRemoteNotificationDictionary: contents) as? CKQueryNotification)
        #expect(query.queryNotificationReason == .recordCreated && query.recordID?.recordName == "kiel" && query.title == "Tide")
        #expect(query.subscriptionID == "tides" && query.databaseScope == .private && query.badge == 2)
        #expect(CKDatabaseNotification(fromRemoteNotificationDictionary: contents) == nil)
        #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": [String: Any]()]) == nil)
    }
}
