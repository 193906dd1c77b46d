import Foundation
import Testing

@testable import WidgetBuild

@Suite("C modules that widgets are compiled with") struct OwnModuleNamesTests {
    @Test("are called as no project's are: what is not of a package of others begins with Vitrine (xcode.3)")
    func names() async throws {
        let maps = try await WidgetSDK.find().moduleMaps
        let names = try maps.map { map in
            let words = try String(contentsOf: map, encoding: .utf8).split { $0.isWhitespace || $0 == "{" }
            return String(try #require(words.drop { $0 != "module" }.dropFirst().first))
        }
        // The clock's and Foundation's corrections are linked into each program by the name of their folder.
        let known: Set = ["COpenCombineHelpers", "CVirtualClock", "CFormatArguments", "CClockPage"]
        #expect(names.filter { !$0.hasPrefix("Vitrine") && !known.contains($0) }.isEmpty)
        #expect(names.contains("VitrineCSQLite") && names.contains("VitrineCPixels"))
    }
}
