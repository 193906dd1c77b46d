import Foundation
import VitrineSwiftUI
import VitrineWidgetArchive

/// What an extension holds while nothing is asked of it is nobody's use: texts of the last pictures are given back when the last of the
/// requests under way has its answer.
@MainActor private final class Rest {
    private var underWay = 0

    nonisolated init() {}

    func begin() { underWay += 1 }

    func end() {
        underWay -= 1
        if underWay == 0 { ViewRenderer.forgetTexts() }
        SmallHeap.giveBack()
    }
}

/// Takes requests off the line and puts answers on it, each in a task of its own.
package struct ExtensionServer: Sendable {
    let service: ExtensionService
    let line: ChildLine

    public init(service: ExtensionService, line: ChildLine) {
        self.service = service
        self.line = line
    }

    /// Serves until the host hangs up.
    public func run() async {
        try? line.send(.ready(pid: getpid(), page: nil))
        for sentence in service.undrawn { try? line.send(.note("\(sentence).")) }
        for kind in service.duplicateKinds {
            try? line.send(.note("Two widgets of the extension have the kind “\(kind)”; only the first can be placed."))
        }
        let rest = Rest()
        await withDiscardingTaskGroup { group in
            for await request in line.requests {
                group.addTask {
                    await rest.begin()
                    let payload = await service.payload(for: request)
                    await rest.end()
                    // A line that broke ends the process on its reading side.
                    try? line.sendAnswer(payload: payload)
                }
            }
        }
    }
}
