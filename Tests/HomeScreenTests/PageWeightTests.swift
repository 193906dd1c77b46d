import Foundation
import HeadlessBrowser
import Testing

@testable import HomeScreen

@Suite(.serialized) struct PageWeightTests {
    /// Bytes of the page at its first load as they are sent, packed, without pictures: what is written to be read weighs little more.
    private static let most = 64_000

    @Test("the page is at most 64 KB, packed and without pictures, when it is loaded") func weight() async throws {
        let files = try PageFiles()
        try await withServedPage { page, _ in
            var carried = 0
            for name in [""] + files.parts.map(\.name) {
                let answer = try await page.get("/\(name)", headers: ["Accept-Encoding": "gzip, deflate, br"])
                #expect(answer.status == 200 && answer.headers["content-encoding"] == "deflate")
                carried += answer.body.count
            }
            #expect(carried <= Self.most && carried > 10_000, "\(carried) bytes")
            // Who cannot unpack gets it as it is.
            let plain = try await page.get("/page.js")
            #expect(plain.headers["content-encoding"] == nil && plain.text.contains("import { "))
        }
    }

    @Test("a browser loads no more than that until a panel is opened, and then only what the panel needs") func loaded() async throws {
        let weight =
            "performance.getEntriesByType('navigation')[0].encodedBodySize + performance.getEntriesByType('resource').filter((one) => /\\.(js|css)$/.test(one.name)).reduce((sum, one) => sum + one.encodedBodySize, 0)"
        let scripts =
            "performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js')).map((one) => one.name.split('/').at(-1))"
        try await withBrowser { browser, _ in
            try browser.wait(for: "faults.length > 0 && offers.length > 0 && devices.length > 0")
            let first = try #require(try browser.value(weight) as? Double)
            #expect(first <= Double(Self.most) && first > 10_000, "\(first) bytes")
            let before = try #require(try browser.value(scripts) as? [String])
            try browser.openSheet()
            let sheet = try #require(try browser.value(scripts) as? [String])
            let needed = ["fault-rows.js", "sheet.js", "sheet-edits.js", "sheet-rows.js", "sheet-field.js", "sheet-lists.js", "options.js"]
            #expect(Set(sheet).subtracting(before) == Set(needed))
            _ = try browser.value("showLooks(chosen)")
            try browser.wait(for: "document.querySelectorAll('#matrix img').length > 0")
            #expect(try browser.value(scripts) as? [String] == sheet + ["matrix.js"])
        }
    }

    @Test("every file of the page is named by it, and none else is there") func names() throws {
        let files = try PageFiles(), page = String(decoding: files.html.data, as: UTF8.self)
        for part in files.parts { #expect(page.contains("\"\(part.name)\""), "\(part.name)") }
        let modules = (files.parts + files.later).map { String(decoding: $0.data, as: UTF8.self) }
        for part in files.later {
            #expect(!page.contains(part.name) && modules.contains { $0.contains("\"./\(part.name)\"") }, "\(part.name)")
        }
    }
}
