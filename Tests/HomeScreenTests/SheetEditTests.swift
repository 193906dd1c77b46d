import Foundation
import HeadlessBrowser
import Testing
import VitrineWidgetArchive
import WidgetHost

@testable import HomeScreen

/// Values of every type, entered in the page.
@Suite(.serialized, .timeLimit(.minutes(5))) struct SheetEditTests {
    @Test("optional values are cleared: “Not set” in a list, a button beside a field") func clears() async throws {
        try await withBrowser { browser, host in
            try browser.openSheet()
            try browser.openOptions(of: "via")
            try browser.click("#option-1")
            try browser.wait(for: "document.querySelector('[data-parameter=via] .value').textContent === 'Bern'")
            try browser.until { host.sheet.values["via"] == .entity(id: "bern") }
            try browser.openOptions(of: "via")
            try browser.click("#option-0")
            try browser.until { host.sheet.values["via"] == IntentValue.none }
            #expect(try browser.text("[data-parameter=via] .value") == "Not set")
            try browser.click("[data-parameter=note] input")
            try browser.type("Mind the gap")
            try browser.until { host.sheet.values["note"] == .string("Mind the gap") }
            try browser.wait(for: "!document.querySelector('[data-parameter=note] .clear').hidden")
            try browser.click("[data-parameter=note] .clear")
            try browser.until { host.sheet.values["note"] == IntentValue.none }
            #expect(try browser.value("document.querySelector('[data-parameter=note] input').value") as? String == "")
        }
    }

    @Test("texts, numbers, yes and no, URLs and dates go out when typing pauses, without a button to save") func fields() async throws {
        try await withBrowser { browser, host in
            try browser.openSheet()
            try browser.click("[data-parameter=late] button")
            try browser.until { host.sheet.values["late"] == .bool(true) }
            try browser.click("[data-parameter=lines] .stepper button:last-child")
            try browser.until { host.sheet.values["lines"] == .int(4) }
            try browser.click("[data-parameter=share] input")
            try browser.type("0.5")
            try browser.until { host.sheet.values["share"] == .double(0.5) }
            try browser.click("[data-parameter=site] input")
            try browser.type("https://example.com/è")
            try browser.until { host.sheet.values["site"] == URL(string: "https://example.com/è").map(IntentValue.url) }
            _ = try browser.value(
                "(() => { const field = document.querySelector('[data-parameter=from] input'); field.focus(); field.value = '2026-08-30T09:15'; field.dispatchEvent(new Event('input')); field.blur(); })()"
            )
            // The device is in Zurich.
            try browser.until { host.sheet.values["from"] == .date(Date(timeIntervalSince1970: 1_788_074_100)) }
        }
    }

    @Test("a measurement is entered with its unit, and a number between two ends by a slider") func measures() async throws {
        try await withBrowser { browser, host in
            try browser.openSheet()
            try browser.click("[data-parameter=walk] input")
            try browser.type("2.5")
            try browser.until { host.sheet.values["walk"] == .measurement(2.5, unit: "kilometers") }
            _ = try browser.value(
                "(() => { const unit = document.querySelector('[data-parameter=walk] select'); unit.value = 'miles'; unit.dispatchEvent(new Event('change')); })()"
            )
            try browser.until { host.sheet.values["walk"] == .measurement(2.5, unit: "miles") }
            #expect(try browser.value("document.querySelector('[data-parameter=walk] input').value") as? String == "2.5")
            let slider = "document.querySelector('[data-parameter=volume] input')"
            #expect(try browser.value("\(slider).type") as? String == "range")
            #expect(try browser.text("[data-parameter=volume] output") == "Not set")
            _ = try browser.value(
                "(() => { const field = \(slider); field.value = 0.25; field.dispatchEvent(new Event('input')); field.dispatchEvent(new Event('blur')); })()"
            )
            try browser.until { host.sheet.values["volume"] == .double(0.25) }
            #expect(try browser.text("[data-parameter=volume] output") == "0.25")
            #expect(try browser.value("document.querySelectorAll('[data-parameter=volume] .stepper').length") as? Int == 0)
        }
    }

    @Test("a refused value stays in its field with the reason under it, and goes when it is mended") func refusals() async throws {
        try await withBrowser(expectingErrors: true) { browser, host in
            try browser.openSheet()
            _ = try browser.value("document.querySelector('[data-parameter=lines] input').select()")
            try browser.type("12")
            try browser.wait(
                for: "document.querySelector('[data-parameter=lines] .refusal')?.textContent === '“Lines” cannot be 12; it takes 1 to 9.'")
            #expect(try browser.value("document.querySelector('[data-parameter=lines] input').value") as? String == "12")
            #expect(host.sheet.values["lines"] == .int(3))
            _ = try browser.value("document.querySelector('[data-parameter=lines] input').select()")
            try browser.type("5")
            try browser.until { host.sheet.values["lines"] == .int(5) }
            try browser.wait(for: "!document.querySelector('.refusal')")
        }
    }

    @Test("of several edits at once only the refused one is refused") func together() async throws {
        try await withBrowser(expectingErrors: true) { browser, host in
            try browser.openSheet()
            _ = try browser.value("apply('note', 'One'), apply('lines', 12), apply('late', true), apply('note', 'Two')")
            try browser.wait(for: "edits.size === 0")
            #expect(host.sheet.values["note"] == .string("Two") && host.sheet.values["late"] == .bool(true))
            #expect(host.sheet.values["lines"] == .int(3))
            #expect(
                try browser.value("[...document.querySelectorAll('.refusal')].map((one) => one.parentElement.dataset.parameter)")
                    as? [String] == ["lines"])
        }
    }

    @Test("a list grows up to the family's limit, is put in another order, and shrinks") func lists() async throws {
        try await withBrowser { browser, host in
            try browser.openSheet()
            for (count, option) in [(1, 1), (2, 3)] {
                try browser.click("[data-key=add-more] button")
                try browser.wait(for: "document.querySelectorAll('.option').length > 3")
                try browser.click("#option-\(option)")
                try browser.wait(for: "document.querySelector('[data-key=add-more] .value').textContent === '\(count) of 2'")
            }
            let bern = IntentValue.entity(id: "bern"), lugano = IntentValue.entity(id: "lugano")
            try browser.until { host.sheet.values["more"] == .list([bern, lugano]) }
            #expect(try browser.value("document.querySelector('[data-key=add-more] button').disabled") as? Bool == true)
            try browser.click("[data-key^=item-more-1] .earlier")
            try browser.until { host.sheet.values["more"] == .list([lugano, bern]) }
            #expect(try browser.texts("[data-key^=item-more] .title") == ["Lugano", "Bern"])
            try browser.click("[data-key^=item-more-0] .remove")
            try browser.until { host.sheet.values["more"] == .list([bern]) }
            #expect(try browser.value("document.querySelector('[data-key=add-more] button').disabled") as? Bool == false)
            try browser.click("[data-key=add-words] button")
            try browser.type("Express")
            try browser.press("Enter")
            try browser.until { host.sheet.values["words"] == .list([.string("Express")]) }
            #expect(try browser.value("document.querySelector('[data-key^=item-words] input').value") as? String == "Express")
        }
    }
}
