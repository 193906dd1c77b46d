import Foundation
import Hummingbird
import WidgetArchive
import WidgetHost

/// Faults on purpose: what there is, what is set, and setting it.
extension HomeScreenServer {
    private struct Order: Decodable {
        var id: String
        var value: FaultValue
        var app: String?
        var tile: String?
    }
    private struct Done: Encodable { var done = true }

    func addFaults(_ router: Router<BasicRequestContext>) {
        router.get("faults") { _, _ in try Self.json(await host.faults()) }
        router.post("faults") { request, _ in
            let order: Order = try await body(request)
            guard let fault = Fault(rawValue: order.id) else {
                throw HTTPError(.badRequest, message: "id is one of \(Fault.allCases.map(\.rawValue).joined(separator: ", ")).")
            }
            try await asked { try await host.setFault(FaultOrder(fault, order.value, app: order.app, tile: order.tile)) }
            return try Self.json(await host.faults())
        }
        router.post("faults/reset") { _, _ in
            await host.resetFaults()
            return try Self.json(Done())
        }
    }
}
