import Foundation
import Testing
import WidgetHost

@testable import HomeScreen

/// The ledger as a download, and the causes that its lines and the tiles name.
@Suite struct ExplanationTests {
    @Test func theLedgerIsADownloadWithEveryFigure() async throws {
        try await withServedPage { page, host in
            let answer = try await page.get("/ledger.json?tile=tile-1&app=com.example.app&from=1000&to=2000")
            #expect(answer.status == 200)
            #expect(answer.headers["content-disposition"] == "attachment; filename=\"ledger.json\"")
            let line = try #require((try JSONSerialization.jsonObject(with: answer.body) as? [[String: Any]])?.first)
            #expect(line["app"] as? String == "com.example.app" && line["code"] as? String == "placed" && line["cost"] as? String == "free")
            #expect(line["bytes"] as? Int == 4096 && line["duplicates"] as? Int == 2 && line["family"] as? String == "systemSmall")
            #expect(host.asked == ["ledger tile-1 com.example.app 1.0 2.0"])
        }
    }

    @Test(arguments: ["from=soon", "to=nan", "from=1e999", "to="]) func aTimeThatIsNoneIsRefused(query: String) async throws {
        try await withServedPage { page, host in
            let answer = try await page.get("/ledger.json?\(query)")
            #expect(answer.status == 400 && answer.sentence.hasSuffix("since 1970."))
            #expect(host.asked.isEmpty)
        }
    }

    @Test func aTileAndALineTellTheirCause() async throws {
        try await withServedPage { page, _ in
            let state = try await page.get("/state").object
            let tile = try #require((state["tiles"] as? [[String: Any]])?.first)
            let cause = try #require(tile["cause"] as? [String: String])
            #expect(cause == ["code": "extension-died", "words": "It crashed.", "href": "/causes.html#extension-died"])
            let line = try #require((state["ledger"] as? [[String: Any]])?.first)
            #expect(line["app"] as? String == "com.example.app" && line["duplicates"] as? Int == 2)
        }
    }

    @Test func everyCauseIsExplainedWhereItsLinkLeads() async throws {
        try await withServedPage { page, _ in
            let causes = try #require(
                try JSONSerialization.jsonObject(with: try await page.get("/causes").body) as? [[String: String]])
            #expect(causes.count == CauseCode.allCases.count)
            let explained = try await page.get("/causes.html")
            #expect(explained.headers["content-type"] == "text/html; charset=utf-8" && !explained.text.contains("<script"))
            for cause in causes {
                let code = try #require(cause["code"])
                #expect(cause["href"] == "/causes.html#\(code)")
                #expect(explained.text.contains("id=\"\(code)\""))
            }
            #expect(try await page.get("/causes.css").headers["content-type"] == "text/css; charset=utf-8")
        }
    }
}

/// Why widgets are not offered, and what the gallery shows of those that are.
@Suite struct GalleryPictureTests {
    @Test func theDoctorsFindingsAreRead() async throws {
        try await withServedPage { page, _ in
            let report = try await page.get("/doctor").object
            let finding = try #require((report["findings"] as? [[String: Any]])?.first)
            #expect(finding["code"] as? String == "duplicate-kind" && finding["severity"] as? String == "error")
            #expect(finding["href"] as? String == "/causes.html#duplicate-kind")
        }
    }

    @Test func anOfferSaysWhatItDoesNotComeIn() async throws {
        try await withServedPage { page, _ in
            let offers = try #require(
                try JSONSerialization.jsonObject(with: try await page.get("/gallery").body) as? [[String: Any]])
            let refusal = try #require((offers.first?["refusals"] as? [[String: String]])?.first)
            #expect(refusal["family"] == "accessoryInline" && refusal["code"] == "device-lacks-family")
            #expect(refusal["href"] == "/causes.html#device-lacks-family")
        }
    }

    @Test func aPictureOfTheGalleryIsTheWidgetsOwn() async throws {
        try await withServedPage { page, host in
            let answer = try await page.get("/gallery/Kind/systemSmall.png?scheme=dark&scale=3")
            #expect(answer.status == 200 && answer.headers["content-type"] == "image/png" && [UInt8](answer.body) == FakePictures.picture)
            let unknown = try await page.get("/gallery/Other%20Kind/systemSmall.png")
            #expect(unknown.status == 422 && unknown.sentence.contains("Other Kind"))
            #expect(host.asked == ["gallery Kind systemSmall dark 3.0", "gallery Other Kind systemSmall light 2.0"])
        }
    }

    @Test(arguments: [
        ("systemHuge.png", 404), ("systemSmall.jpg", 404), ("systemSmall.png?scale=9", 400), ("systemSmall.png?scheme=x", 400),
    ])
    func aPictureOfTheGalleryAskedForWronglyIsNotDrawn(name: String, status: Int) async throws {
        try await withServedPage { page, host in
            let answer = try await page.get("/gallery/Kind/\(name)")
            #expect(answer.status == status && host.asked.isEmpty)
        }
    }
}
