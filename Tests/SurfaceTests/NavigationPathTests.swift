import Foundation
import SwiftUI
import Testing

struct PierOfPath: Codable, Hashable { var number: Int }
private struct Fog: Hashable {}

@Suite("A path of screens") struct NavigationPathTests {
    @Test("is written down and read again, in its order (xcode.10)") func coding() throws {
        var path = NavigationPath([1, 2])
        path.append(PierOfPath(number: 3))
        path.append("lamp")
        let written = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: written))
        #expect(read == path && read.count == 4)
        var shorter = read
        shorter.removeLast(2)
        #expect(shorter == NavigationPath([1, 2]))
        shorter.removeLast(9)
        #expect(shorter.isEmpty)
    }

    @Test("is not written down with a value that cannot be, nor read with one that is none (xcode.10)") func refused() {
        var path = NavigationPath()
        path.append(Fog())
        #expect(path.codable == nil)
        for text in [#"["Nonsense","1"]"#, #"["Si"]"#, #"["Si","fog"]"#, "{}"] {
            #expect(throws: (any Error).self) {
                try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
            }
        }
    }
}
