import Foundation
import Hummingbird
import VitrineWidgetArchive
import WidgetHost

/// Faults on purpose: what there is, what is set, and setting it.
extension HomeScreenServer {
    private struct RequestBody: Decodable {
        var id: Fault
        var value: FaultValue
        var app: String?
        var tile: String?
    }
    private struct Nothing: Decodable {}
    private struct Faults: Encodable { var faults: [FaultState] }

    func addFaults(_ router: Router<BasicRequestContext>) {
        router.get("faults") { _, _ in try Self.json(await host.faults.faults()) }
        router.post("faults") { request, _ in
            let fields: RequestBody = try await body(request)
            try await asked { try await host.faults.setFault(FaultRequest(fields.id, fields.value, app: fields.app, tile: fields.tile)) }
            return try Self.json(Faults(faults: await host.faults.faults()))
        }
        router.post("faults/reset") { request, _ in
            let _: Nothing = try await body(request)
            await host.faults.resetFaults()
            return try Self.json(Done())
        }
    }
}
