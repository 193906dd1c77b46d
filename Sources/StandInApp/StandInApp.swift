import Foundation
import VitrineWidgetArchive

/// The app of widgets whose own app does not run here: it takes their links, and says which.
@main struct StandInApp {
    static func main() async {
        guard let line = ChildLine.shared else {
            FileHandle.standardError.write(Data("A home screen starts this program: vitrine run.\n".utf8))
            exit(64)
        }
        try? line.send(.ready(pid: ProcessInfo.processInfo.processIdentifier, page: nil))
        for await reply in line.replies {
            guard case .open(let id, let url, let cold) = reply else { continue }
            // What an app prints stands in the host's ledger.
            FileHandle.standardOutput.write(Data("\(cold ? "started" : "brought to the front") with the link \(url.absoluteString)\n".utf8))
            try? line.send(.opened(id: id, handled: true))
        }
    }
}
