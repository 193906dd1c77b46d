import Foundation
import Testing

@testable import HomeScreen

@Suite struct PageWeightTests {
    @Test("the page is at most 150 KB on its way, without pictures") func weight() async throws {
        let files = try PageFiles()
        #expect(([files.html] + files.parts).map(\.packed.count).reduce(0, +) <= 150_000)
        try await withServedPage { page, _ in
            var carried = 0
            for name in [""] + files.parts.map(\.name) {
                let answer = try await page.get("/\(name)", headers: ["Accept-Encoding": "gzip, deflate, br"])
                #expect(answer.status == 200 && answer.headers["content-encoding"] == "deflate")
                carried += answer.body.count
            }
            #expect(carried <= 150_000 && carried > 10_000)
            // Who cannot unpack gets it as it is.
            let plain = try await page.get("/page.js")
            #expect(plain.headers["content-encoding"] == nil && plain.text.hasPrefix("\"use strict\""))
        }
    }

    @Test("every file of the page is named by it, and none else is there") func names() throws {
        let files = try PageFiles(), page = String(decoding: files.html.data, as: UTF8.self)
        for part in files.parts { #expect(page.contains("\"\(part.name)\""), "\(part.name)") }
    }
}
