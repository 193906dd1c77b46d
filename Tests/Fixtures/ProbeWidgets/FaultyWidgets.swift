import SwiftUI
import WidgetKit

/// Asks its app's service, and says what came of it.
enum Fetching: Probe {
    static let kind = "Fetching"

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        guard let address = ProcessInfo.processInfo.environment["PROBE_SERVICE_URL"].flatMap(URL.init(string:)) else {
            return completion(.only("no address"))
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 2
        URLSession(configuration: configuration).dataTask(with: address) { _, response, error in
            if let error { return completion(.only("error \((error as? URLError)?.errorCode ?? 0)")) }
            completion(.only("status \((response as? HTTPURLResponse)?.statusCode ?? 0)"))
        }.resume()
    }
}

/// Writes a file, and says whether that worked.
enum Writing: Probe {
    static let kind = "Writing"

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("written")
        do {
            try Data(repeating: 7, count: 9000).write(to: file)
            // What packages write first to move it, as on iOS in a folder of the container.
            let passing = FileManager.default.temporaryDirectory.appendingPathComponent("passing")
            try Data(repeating: 7, count: 9000).write(to: passing)
            try FileManager.default.removeItem(at: passing)
            completion(.only("written"))
        } catch {
            completion(.only("not written"))
        }
    }
}
