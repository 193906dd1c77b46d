import Synchronization
import WidgetHost

/// Faults that hold for nothing but what the page reads of them.
final class FakeFaults: FaultControlling {
    private let values = Mutex<[Fault: FaultValue]>([:])
    private let scene: FakeScene
    private let record: RequestRecord

    init(scene: FakeScene, record: RequestRecord) {
        self.scene = scene
        self.record = record
    }

    func faults() async -> [FaultState] {
        let values = values.withLock { $0 }
        return Fault.allCases.map { FaultState($0, value: values[$0] ?? $0.normal) }
    }

    func setFault(_ request: FaultRequest) async throws {
        try record.note("fault \(request.fault.rawValue) \(request.app ?? "-") \(request.tile ?? "-")")
        values.withLock { $0[request.fault] = request.value }
        scene.tell()
    }

    func resetFaults() async {
        values.withLock { $0 = [:] }
        scene.tell()
    }
}
