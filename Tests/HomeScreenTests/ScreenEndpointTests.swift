import Foundation
import Testing
import VitrineWidgetArchive

@testable import HomeScreen
@testable import WidgetHost

/// What the page asks of the device: which there are, how one is set, where widgets stand.
@Suite struct ScreenEndpointTests {
    @Test func theStateSaysWhereEverythingStands() async throws {
        try await withServedPage { page, _ in
            let state = try await page.get("/state").object
            let grid = try #require((state["screen"] as? [String: Any])?["grid"] as? [String: Any])
            #expect(grid["columns"] as? Int == 4 && grid["rows"] as? Int == 6 && grid["cellWidth"] as? Double == 68)
            #expect(state["pages"] as? Int == 1)
            let tile = try #require((state["tiles"] as? [[String: Any]])?.first)
            #expect((tile["place"] as? [String: Any])?["columns"] as? Int == 2)
            #expect((tile["frame"] as? [String: Any])?["width"] as? Double == 158)
            #expect(tile["screen"] as? String == "home")
            #expect((state["environment"] as? [String: Any])?["scheme"] as? String == "light")
        }
    }

    @Test func whatIsSetIsAnswered() async throws {
        try await withServedPage { page, host in
            let answer = try await page.post(
                "/environment", ##"{"appearance":"dark","rendering":"tinted","tint":"#FF9500","locked":true}"##)
            #expect(answer.status == 200)
            #expect(answer.object["scheme"] as? String == "dark" && answer.object["tint"] as? String == "#ff9500")
            #expect(answer.object["locked"] as? Bool == true && answer.object["device"] as? String == "iPhone 15")
            #expect(host.asked == ["environment"])
        }
    }

    @Test("xcode.11: where the device is and how it reaches the network are set and answered") func situation() async throws {
        try await withServedPage { page, _ in
            let first = try #require(try await page.get("/state").object["environment"] as? [String: Any])
            #expect(first["location"] as? String == "denied" && first["network"] as? String == "wifi" && first["lowData"] as? Bool == false)
            let answer = try await page.post(
                "/environment",
                #"""
                {"location":"48.137, 11.575,520","locationName":"Munich","network":"cellular","lowData":true,"calendars":"sample"}
                """#
            ).object
            #expect(answer["location"] as? String == "48.137,11.575,520.0" && answer["locationName"] as? String == "Munich")
            #expect(answer["network"] as? String == "cellular" && answer["lowData"] as? Bool == true)
            #expect(first["calendars"] as? String == "denied" && answer["calendars"] as? String == "sample")
            // Another place has another name.
            let moved = try await page.post("/environment", #"{"location":"52.52,13.405"}"#).object
            #expect(moved["locationName"] == nil && moved["network"] as? String == "cellular")
        }
    }

    @Test(arguments: [
        #"{"location":"91,0"}"#, #"{"location":"Munich"}"#, #"{"network":"fax"}"#, #"{"locationName":"Nowhere"}"#,
        #"{"device":"Nokia"}"#, #"{"tint":"amber"}"#, #"{"typeSize":"huge"}"#, #"{"screen":"fridge"}"#, #"{"timeZone":"Mars"}"#,
        #"{"locked":"yes"}"#, #"{"device":"iPad 10","screen":"standby"}"#, "[]",
    ])
    func whatCannotBeSetIsRefusedInASentence(body: String) async throws {
        try await withServedPage { page, _ in
            let answer = try await page.post("/environment", body)
            #expect(answer.status == 400 && answer.sentence.hasSuffix("."))
        }
    }

    @Test func aTileIsMovedAndPlacedWhereItWasDropped() async throws {
        try await withServedPage { page, host in
            let moved = try await page.post("/move", #"{"tile":"tile-1","page":1,"column":2,"row":0}"#)
            #expect((moved.object["moved"] as? [[String: Any]])?.first?["column"] as? Int == 2)
            _ = try await page.post("/place", #"{"kind":"Kind","family":"systemSmall","page":0,"column":2,"row":4}"#)
            #expect(host.asked == ["move tile-1 here 1 2 0", "place Kind systemSmall at 0 2 4"])
            let unknown = try await page.post("/move", #"{"tile":"nobody","page":0,"column":0,"row":0}"#)
            let halfway = try await page.post("/move", #"{"tile":"tile-1","page":0.5,"column":0,"row":0}"#)
            #expect(unknown.status == 404 && halfway.status == 400)
        }
    }

    @Test func everyDeviceOfTheTablesIsThere() async throws {
        try await withServedPage { page, _ in
            let devices = try JSONSerialization.jsonObject(with: try await page.get("/devices").body) as? [[String: Any]]
            #expect(devices?.count == Device.all.count)
            let tablet = devices?.first { $0["name"] as? String == "iPad 10" }
            #expect(tablet?["kind"] as? String == "iPad" && tablet?["offersLockScreen"] as? Bool == false)
        }
    }

    @Test func aPictureOfAnotherMomentOrModeIsAskedForAsSuch() async throws {
        try await withServedPage { page, host in
            #expect(try await page.get("/tiles/tile-1/3.png?mode=tinted&at=1788000000500&scale=1").status == 200)
            #expect(host.asked == ["picture tile-1 any 1.0 tinted at 1788000000.5"])
            for query in ["mode=sepia", "at=soon", "at=1e999", "at=nan"] {
                let refused = try await page.get("/tiles/tile-1/3.png?\(query)")
                #expect(refused.status == 400)
            }
        }
    }

    @Test func datesComeAsPicturesOfTheirRectangles() async throws {
        try await withServedPage { page, host in
            let dates = try await page.get("/dates?scale=3&screen=home&page=0").object
            #expect(host.asked == ["dates 3.0 any home 0"])
            #expect(dates["next"] as? Double == (dates["now"] as? Double ?? 0) + 1000)
            let part = ((dates["tiles"] as? [[String: Any]])?.first?["rects"] as? [[String: Any]])?.first
            #expect(part?["width"] as? Double == 30)
            #expect((part?["png"] as? String)?.hasPrefix("data:image/png;base64,iVBOR") == true)
        }
    }

    @Test func aCellOfTheMatrixIsAskedForInItsSurroundings() async throws {
        try await withServedPage { page, host in
            let cell = try await page.get("/tiles/tile-1/variant.png?typeSize=xxxLarge&locale=ar_EG&rightToLeft=true&mode=tinted")
            #expect(cell.status == 200 && cell.headers["content-type"] == "image/png")
            #expect(host.asked == ["variant tile-1 xxxLarge ar_EG true tinted"])
            for query in ["rightToLeft=perhaps", "mode=sepia", "scale=40", "luminance=half"] {
                let refused = try await page.get("/tiles/tile-1/variant.png?\(query)")
                #expect(refused.status == 400 && refused.sentence.hasSuffix("."))
            }
        }
    }
}
