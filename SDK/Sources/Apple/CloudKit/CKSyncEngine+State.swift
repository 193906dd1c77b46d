import Foundation

extension CKSyncEngine {
    /// The state of an engine: the changes that are to be sent.
    public final class State: @unchecked Sendable {
        /// The state as it can be kept between two runs of the app.
        public struct Serialization: Codable, Sendable {
            /// A record or a zone, by its names.
            struct Name: Codable, Hashable, Sendable {
                var isSaved: Bool
                var record: String?
                var zone: String
                var owner: String
            }
            var changes: [Name] = []
            var zones: [Name] = []
        }

        private let lock = NSLock()
        // Under the lock.
        private var records: [PendingRecordZoneChange] = []
        private var zones: [PendingDatabaseChange] = []
        private var isUntracked = false
        private weak var engine: CKSyncEngine?
        /// The telling of the change before, after which the next is told.
        private var telling: Task<Void, Never>?

        init(_ serialization: Serialization?) {
            for name in serialization?.changes ?? [] {
                let zone = CKRecordZone.ID(zoneName: name.zone, ownerName: name.owner)
                let id = CKRecord.ID(recordName: name.record ?? "", zoneID: zone)
                records.append(name.isSaved ? .saveRecord(id) : .deleteRecord(id))
            }
            for name in serialization?.zones ?? [] {
                let id = CKRecordZone.ID(zoneName: name.zone, ownerName: name.owner)
                zones.append(name.isSaved ? .saveZone(CKRecordZone(zoneID: id)) : .deleteZone(id))
            }
        }

        func follow(_ engine: CKSyncEngine) { lock.withLock { self.engine = engine } }

        public var pendingRecordZoneChanges: [PendingRecordZoneChange] { lock.withLock { records } }
        public var pendingDatabaseChanges: [PendingDatabaseChange] { lock.withLock { zones } }
        /// Whether the app has changes that it does not list.
        public var hasPendingUntrackedChanges: Bool {
            get { lock.withLock { isUntracked } }
            set { lock.withLock { isUntracked = newValue } }
        }
        /// The zones that the server has changes of: none is known.
        public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }

        /// Adds changes of records: of one record the last counts.
        public func add(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
            change { $0.records = $0.records.filter { old in !changes.contains { $0.recordID == old.recordID } } + changes }
        }
        public func remove(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
            change { $0.records.removeAll(where: changes.contains) }
        }
        /// Adds changes of zones, each once.
        public func add(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
            change { $0.zones = $0.zones.filter { !changes.contains($0) } + changes }
        }
        public func remove(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
            change { $0.zones.removeAll(where: changes.contains) }
        }

        /// Changes the state, and tells the delegate of it as it is then, so that it can be kept.
        private func change(_ body: (State) -> Void) {
            lock.withLock {
                body(self)
                guard let engine else { return }
                let update = Event.StateUpdate(stateSerialization: serialization), before = telling
                telling = Task {
                    await before?.value
                    await engine.delegate.handleEvent(.stateUpdate(update), syncEngine: engine)
                }
            }
        }

        private var serialization: Serialization {
            Serialization(
                changes: records.map { change in
                    let id = change.recordID, isSaved = change == .saveRecord(id)
                    return .init(isSaved: isSaved, record: id.recordName, zone: id.zoneID.zoneName, owner: id.zoneID.ownerName)
                },
                zones: zones.map { change in
                    switch change {
                    case .saveZone(let zone): .init(isSaved: true, zone: zone.zoneID.zoneName, owner: zone.zoneID.ownerName)
                    case .deleteZone(let id): .init(isSaved: false, zone: id.zoneName, owner: id.ownerName)
                    }
                })
        }
    }
}
