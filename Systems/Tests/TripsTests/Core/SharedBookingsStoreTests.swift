import AppGroup
import Testing
import TripsCore

struct SharedBookingsStoreTests {
    @Test("R1.31: a group that cannot be opened is StorageNotFound")
    func missingStorage() {
        #expect(throws: SharedBookingsStoreError.StorageNotFound) { try SharedBookingsStore(storage: nil).getBookingData() }
    }

    @Test("R1.31: a process without the entitlement has no store")
    func noEntitlement() {
        #expect(throws: SharedBookingsStoreError.StorageNotFound) { try SharedBookingsStore().getBookingData() }
    }

    @Test("R1.32: an absent key is DataNotFound")
    func missingData() {
        #expect(throws: SharedBookingsStoreError.DataNotFound) { try store(nil).getBookingData() }
    }

    @Test("R1.3: only the key that both sides share is read")
    func otherKey() {
        let storage = MemoryStore(["bookings": "[]"])
        #expect(throws: SharedBookingsStoreError.DataNotFound) { try SharedBookingsStore(storage: storage).getBookingData() }
    }

    @Test("G1.7: a stored null is no data", arguments: ["null", " null\n", "\tnull "])
    func storedNull(_ text: String) {
        #expect(throws: SharedBookingsStoreError.DataNotFound) { try store(text).getBookingData() }
    }

    @Test("R1.5: what is stored is one JSON text, handed on as it is")
    func text() throws {
        #expect(try store(StoredSample.package).getBookingData() == StoredSample.package)
    }
}
