import Foundation
import Testing
import VitrineWidgetArchive
import WidgetHost

@testable import HomeScreen

/// What the edit sheet is told, and what becomes of its edits.
@Suite struct SheetTests {
    private static let sheet = #"{"tile":"tile-1"}"#

    private func rows(_ sheet: [String: Any]) -> [[String: Any]] {
        (sheet["groups"] as? [[String: Any]] ?? []).flatMap { $0["rows"] as? [[String: Any]] ?? [] }
    }

    private func row(_ name: String, _ sheet: [String: Any]) -> [String: Any]? { rows(sheet).first { $0["parameter"] as? String == name } }

    @Test("R2.36: the sheet has the rows of the summary, with values as plain JSON, titles in words, and limits")
    func rowsOfTheSheet() async throws {
        try await withServedPage { page, _ in
            let sheet = try await page.post("/sheet", Self.sheet).object
            #expect(sheet["title"] as? String == "Station board" && sheet["isConfigurable"] as? Bool == true)
            let names = rows(sheet).compactMap { $0["parameter"] as? String }
            #expect(
                names == [
                    "station", "via", "board", "lines", "share", "late", "note", "site", "from", "walk", "price", "volume", "more", "words",
                ])
            let headings = (sheet["groups"] as? [[String: Any]] ?? []).map { $0["heading"] as? String }
            #expect(headings == ["Station board", "More, up to 2 on small", "Words"])
            let station = try #require(row("station", sheet))
            #expect(station["value"] as? String == "basel" && station["words"] as? String == "Basel")
            #expect(station["control"] as? String == "choose" && station["isSearchable"] as? Bool == true)
            let lines = try #require(row("lines", sheet))
            #expect(lines["value"] as? Int == 3 && lines["minimum"] as? Int == 1 && lines["maximum"] as? Int == 9)
            let board = try #require(row("board", sheet)?["options"] as? [[String: Any]])
            #expect(board.map { $0["title"] as? String } == ["Departures", "Arrivals"] && board[1]["value"] as? String == "arrivals")
            #expect(row("more", sheet)?["most"] as? Int == 2 && row("via", sheet)?["dependsOn"] as? [String] == ["station"])
            #expect((sheet["values"] as? [String: Any])?["station"] as? String == "basel")
        }
    }

    @Test("an edit answers the sheet as it is then: other conditions, other rows") func conditions() async throws {
        try await withServedPage { page, host in
            let answer = try await page.post("/configure", #"{"tile":"tile-1","values":{"station":"bern","board":"arrivals","lines":5}}"#)
            #expect(answer.status == 200)
            #expect(rows(answer.object).compactMap { $0["parameter"] as? String } == ["station", "board", "gate"])
            #expect(row("station", answer.object)?["words"] as? String == "bern", "Nobody has said yet what it is called.")
            #expect(host.sheet.values["station"] == .entity(id: "bern") && host.sheet.values["lines"] == .int(5))
        }
    }

    @Test("what was seen among the options keeps its title, although the extension is not asked again") func titles() async throws {
        try await withServedPage { page, host in
            _ = try await page.post("/sheet", Self.sheet)
            _ = try await page.post("/options", #"{"tile":"tile-1","parameter":"station","words":"zur","values":{}}"#)
            let answer = try await page.post(
                "/configure", #"{"tile":"tile-1","values":{"station":"zurich","board":"departures","lines":3,"late":false}}"#)
            #expect(row("station", answer.object)?["words"] as? String == "Zurich")
            #expect(host.asked.filter { $0.hasPrefix("configuration") }.count == 1)
        }
    }

    @Test("items that a SiriKit handler gave are kept whole, those no longer chosen are let go") func objects() async throws {
        try await withServedPage { page, host in
            _ = try await page.post("/sheet", Self.sheet)
            _ = try await page.post("/options", #"{"tile":"tile-1","parameter":"station"}"#)
            let first = #"{"station":"zurich","more":["bern","zurich"],"words":["basel"]}"#
            for (values, keys) in [
                (first, ["zurich"]), (first, ["bern", "zurich"]), (#"{"station":"basel","more":["bern"]}"#, ["basel", "bern"]),
            ] {
                _ = try await page.post("/configure", #"{"tile":"tile-1","values":\#(values)}"#)
                #expect(host.sheet.values.objects.map(\.key) == keys)
                // Only now somebody says what Bern is.
                _ = try await page.post("/options", #"{"tile":"tile-1","parameter":"more"}"#)
            }
        }
    }

    @Test(
        "every type of value comes through plain JSON and back",
        arguments: [
            ("via", #""bern""#, IntentValue.entity(id: "bern")), ("via", "null", .none), ("lines", "7", .int(7)), ("lines", "7.0", .int(7)),
            ("share", "0.25", .double(0.25)), ("share", "1", .double(1)), ("late", "true", .bool(true)),
            ("note", #""<b>é👩‍🚀""#, .string("<b>é👩‍🚀")),
            ("note", #""""#, .string("")), ("from", "1788000000500", .date(Date(timeIntervalSince1970: 1_788_000_000.5))),
            ("more", #"["bern","geneva"]"#, .list([.entity(id: "bern"), .entity(id: "geneva")])), ("more", "[]", .list([])),
            ("words", #"["a",""]"#, .list([.string("a"), .string("")])),
            ("walk", #""2.5 miles""#, .measurement(2.5, unit: "miles")), ("price", #""3.5 USD""#, .string("3.5 USD")),
        ])
    func roundTrip(name: String, json: String, value: IntentValue) async throws {
        try await withServedPage { page, host in
            let answer = try await page.post("/configure", #"{"tile":"tile-1","values":{"station":"basel","\#(name)":\#(json)}}"#)
            #expect(answer.status == 200, "\(answer.text)")
            #expect(host.sheet.values[name] == value)
            let again = String(decoding: try JSONEncoder().encode(PlainValue(value)), as: UTF8.self)
            #expect(again == json.replacing("7.0", with: "7"))
        }
    }

    @Test("a number alone, or with a unit's symbol, is a measurement; its row has the units") func measured() async throws {
        try await withServedPage { page, host in
            for (json, value) in [
                ("2", IntentValue.measurement(2, unit: "kilometers")), (#""2 mi""#, .measurement(2, unit: "miles")),
                (#""5e2m""#, .measurement(500, unit: "meters")), (#""0.5 Kilometers""#, .measurement(0.5, unit: "kilometers")),
            ] {
                let answer = try await page.post("/configure", #"{"tile":"tile-1","values":{"walk":\#(json)}}"#)
                #expect(answer.status == 200, "\(answer.text)")
                #expect(host.sheet.values["walk"] == value, "\(json)")
            }
            let walk = try #require(row("walk", try await page.post("/sheet", Self.sheet).object))
            #expect(walk["control"] as? String == "measure" && walk["value"] as? String == "0.5 kilometers")
            #expect((walk["units"] as? [[String: Any]])?.map { $0["title"] as? String } == ["km", "m", "mi"])
        }
    }

    @Test("a value that no row stands for is not sent, so that nothing refuses it when it comes back") func rowless() async throws {
        try await withServedPage { page, host in
            host.sheet.keep("logo", .none)
            let sheet = try await page.post("/sheet", Self.sheet).object
            let values = try #require(sheet["values"] as? [String: Any])
            #expect(values["station"] != nil && values["logo"] == nil)
        }
    }

    @Test("a URL keeps its scheme, and is refused without") func links() async throws {
        try await withServedPage { page, host in
            _ = try await page.post("/configure", #"{"tile":"tile-1","values":{"site":"https://example.com/a?b=%20"}}"#)
            #expect(host.sheet.values["site"] == URL(string: "https://example.com/a?b=%20").map(IntentValue.url))
            let refused = try await page.post("/configure", #"{"tile":"tile-1","values":{"site":"example"}}"#)
            #expect(refused.sentence == "“Site” takes a URL with its scheme, as https://example.com, not “example”.")
        }
    }

    @Test(
        "a value that does not fit is refused in a sentence under the parameter's title, and nothing is changed",
        arguments: [
            (#"{"lines":12}"#, "“Lines” cannot be 12; it takes 1 to 9."),
            (#"{"lines":1.5}"#, "“Lines” takes a whole number, not a number."),
            (#"{"lines":1e300}"#, "“Lines” takes a whole number, not a number."),
            (#"{"lines":"4"}"#, "“Lines” takes a whole number, not a text."),
            (#"{"lines":[4]}"#, "“Lines” takes a whole number, not a list."),
            (#"{"share":1.01}"#, "“Share” cannot be 1.01; it takes 0.0 to 1.0."),
            (#"{"board":"cargo"}"#, "“Board” cannot be “cargo”; possible are departures, arrivals."),
            (#"{"late":"yes"}"#, "“Only late ones” takes yes or no, not a text."),
            (#"{"from":8.65e15}"#, "“From” takes a date, not a number."),
            (#"{"more":["a","b","c"]}"#, "“More” has 3 items; 2 are allowed."),
            (#"{"more":"a"}"#, "“More” takes a list, each an item, not a text."),
            (#"{"words":["a",null]}"#, "“Words” takes a list, each a text, not nothing."),
            (#"{"walk":"far"}"#, "“Walk” takes a number in km, or one with its unit: km, m, mi, not “far”."),
            (#"{"walk":"-1 km"}"#, "“walk” cannot be -1.0; it takes 0.0 and more.".replacing("walk", with: "Walk")),
            (#"{"price":"3 JPY"}"#, "“Price” takes an amount with its currency, as 3 EUR; possible are EUR, USD, not “3 JPY”."),
            (
                #"{"colour":"red"}"#,
                "There is no parameter “colour”; there are \(FakeSheet.schema.parameters.map(\.name).joined(separator: ", "))."
            ),
        ])
    func refusals(values: String, sentence: String) async throws {
        try await withServedPage { page, host in
            let before = host.sheet.values
            let answer = try await page.post("/configure", #"{"tile":"tile-1","values":\#(values)}"#)
            #expect(answer.status == 422 && answer.sentence == sentence)
            #expect(host.sheet.values == before)
        }
    }

    @Test(
        "a body that is no edit is refused before the host hears of it",
        arguments: [
            ("/sheet", "{}"), ("/configure", Self.sheet), ("/configure", #"{"tile":"tile-1","values":[]}"#),
            ("/configure", #"{"tile":"tile-1","values":{"more":[[["a"]]]}}"#),
            ("/configure", #"{"tile":"tile-1","values":{"more":{"a":1}}}"#),
            ("/configure", #"{"tile":"tile-1","values":{"lines":1e999}}"#), ("/options", Self.sheet),
            ("/options", #"{"tile":"tile-1","parameter":"station","words":7}"#),
            ("/configure", #"{"tile":"tile-1","values":{"more":"# + String(repeating: "[", count: 60_000)),
        ])
    func bodies(path: String, body: String) async throws {
        try await withServedPage { page, host in
            let answer = try await page.post(path, body)
            #expect(answer.status == 400 && answer.sentence.hasSuffix("."), "\(answer.text)")
            #expect(host.asked.isEmpty)
        }
    }

    @Test("R2.39: options come in sections, by the words typed; blank words are none") func options() async throws {
        try await withServedPage { page, host in
            let all = try await page.post("/options", #"{"tile":"tile-1","parameter":"station","words":"  ","values":{}}"#).object
            let sections = try #require(all["sections"] as? [[String: Any]])
            #expect(sections.map { $0["title"] as? String } == ["Near", "Far"] && all["left"] as? Int == 0)
            #expect((sections[0]["options"] as? [[String: Any]])?.first?["value"] as? String == "basel")
            let some = try await page.post("/options", #"{"tile":"tile-1","parameter":"station","words":"ber"}"#).object
            #expect((some["sections"] as? [[String: Any]])?.count == 1)
            #expect(host.asked.suffix(2) == ["options tile-1 station -", "options tile-1 station ber"])
        }
    }

    @Test("dependent options are asked for the values the sheet shows") func dependent() async throws {
        try await withServedPage { page, _ in
            let options = try await page.post("/options", #"{"tile":"tile-1","parameter":"via","values":{"station":"bern"}}"#)
            #expect(options.status == 200 && !options.text.contains(#""bern""#) && options.text.contains(#""basel""#))
        }
    }

    @Test("what stands behind the options is down: a sentence, never an empty list") func down() async throws {
        try await withServedPage { page, host in
            host.sheet.fail(.late(seconds: 5))
            let answer = try await page.post("/options", #"{"tile":"tile-1","parameter":"station","values":{}}"#)
            #expect(answer.status == 422 && answer.sentence == ExtensionError.late(seconds: 5).description)
        }
    }

    @Test("of very many options the first are sent, and how many are left") func many() {
        let section = IntentOptionSection(options: (0..<300).map { IntentOption(value: .entity(id: "\($0)"), title: "Airport \($0)") })
        let options = SheetOptions(IntentOptions(sections: [section, section, section]))
        #expect(options.sections.map(\.options.count) == [300, 100] && options.left == 500)
    }

    @Test("a tile with nothing to set says so") func nothing() async throws {
        try await withServedPage { page, host in
            host.sheet.hasNothingToSet()
            let sheet = try await page.post("/sheet", Self.sheet).object
            #expect(sheet["isConfigurable"] as? Bool == false && rows(sheet).isEmpty)
            let refused = try await page.post("/configure", #"{"tile":"tile-1","values":{}}"#)
            #expect(refused.status == 422 && refused.sentence == "This widget has nothing to set.")
        }
    }

    @Test("a tile that is gone is not found", arguments: ["/sheet", "/configure", "/options"]) func gone(path: String) async throws {
        try await withServedPage { page, _ in
            let answer = try await page.post(path, #"{"tile":"tile-9","parameter":"station","values":{}}"#)
            #expect(answer.status == 404 && answer.sentence == "There is no tile “tile-9”.")
        }
    }
}
