import Foundation
import Testing

struct CoreBoundaryTests {
    @Test("R1.1, R1.2: the widget's half knows nothing of accounts, tokens, the service or the app")
    func nothingOfTheApp() throws {
        let core = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Trips/Core")
        let files = try #require(FileManager.default.enumerator(at: core, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        #expect(files.count > 15)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for word in [
                "Authorization", "Bearer", "password", "TripsAppCore", "TripsServiceCore", "UnixDateGenerator", "import Hummingbird",
            ] {
                #expect(!text.contains(word), "\(file.lastPathComponent) has \(word)")
            }
        }
    }
}
