import Foundation
import WidgetArchive

/// Takes requests off the line and puts answers on it, each in a task of its own.
@_spi(Vitrine) public struct ExtensionServer: Sendable {
    let service: ExtensionService
    let line: ChildLine

    public init(service: ExtensionService, line: ChildLine) {
        self.service = service
        self.line = line
    }

    /// Until the host hangs up.
    public func run() async {
        SmallHeap.prepare()
        try? line.send(.ready(pid: getpid(), page: nil))
        for sentence in service.undrawn { try? line.send(.note("\(sentence).")) }
        for kind in service.duplicateKinds {
            try? line.send(.note("Two widgets of the extension have the kind “\(kind)”; only the first can be placed."))
        }
        await withDiscardingTaskGroup { group in
            for await request in line.requests {
                group.addTask {
                    let payload = await service.payload(for: request)
                    SmallHeap.giveBack()
                    // A line that broke ends the process on its reading side.
                    try? line.sendAnswer(payload: payload)
                }
            }
        }
    }
}
