import SwiftUI
import Testing
import VitrineDrawing
import VitrineWidgetArchive

/// 2027-03-14 09:00:00 UTC.
private let now = Date(timeIntervalSince1970: 1_805_014_800)

@MainActor @Suite("Texts with dates") struct TextDateTests {
    private func environment(_ locale: String = "en_US") -> EnvironmentValues {
        var values = Render.environment(locale: locale)
        values.pictureDate = now
        values.timeZone = .gmt
        return values
    }

    private func words<V: View>(_ view: V, _ locale: String = "en_US") -> [String] {
        Render.tile(view, 300, 300, environment: environment(locale)).nodes.compactMap(\.text).map {
            $0.replacingOccurrences(of: "[\u{A0}\u{202F}\u{2009}]", with: " ", options: .regularExpression)
        }
    }

    private func live<V: View>(_ view: V) -> [LiveText] { Render.tile(view, environment: environment()).content.liveTexts }

    private func ahead(_ seconds: TimeInterval) -> Date { now.addingTimeInterval(seconds) }

    @Test("each style is written as Apple shows it")
    func styles() {
        #expect(words(Text(ahead(674), style: .relative)) == ["11 min, 14 sec"])
        #expect(words(Text(ahead(674), style: .offset)) == ["-11 minutes"])
        #expect(words(Text(ahead(900), style: .timer)) == ["15:00"])
        #expect(words(Text(now, style: .date)) == ["March 14, 2027"])
        #expect(words(Text(now, style: .time)) == ["9:00 AM"])
        #expect(words(Text(now, style: .time), "en_GB") == ["09:00"])
        #expect(words(Text(now, style: .time), "de_DE") == ["09:00"])
        #expect(words(Text(now, style: .time), "ja_JP") == ["9:00"])
        #expect(words(Text(now, style: .date), "ja_JP") == ["2027年3月14日"])
        #expect(words(Text(now, style: .date), "de_DE") == ["14. März 2027"])
        #expect(words(Text(ahead(1800)...ahead(20_700))) == ["9:30 AM – 2:45 PM"])
        #expect(words(Text(DateInterval(start: ahead(1800), end: ahead(20_700))), "de_DE") == ["09:30–14:45 Uhr"])
        #expect(words(Text(timerInterval: now...ahead(300), showsHours: false)) == ["5:00"])
    }

    @Test("styles stand in literals, with words around them")
    func literals() {
        #expect(words(Text("\(ahead(90), style: .timer) left")) == ["1:30 left"])
        #expect(words(Text("Boards \(ahead(7500), style: .relative)")) == ["Boards 2 hr, 5 min"])
        #expect(words(Text("Open \(ahead(1800)...ahead(3600))")) == ["Open 9:30 – 10:00 AM"])
        #expect(words(Text("In \(timerInterval: now...ahead(60))")) == ["In 1:00"])
        #expect(words(Text("\(.currentDate, format: .offset(to: ahead(-222)))!")) == ["3 minutes, 42 seconds!"])
    }

    @Test("the system's formats are kept as dates")
    func systemFormats() {
        #expect(words(Text(.currentDate, format: .timer(countingDownIn: now..<ahead(257)))) == ["4:17"])
        #expect(words(Text(.currentDate, format: .timer(countingUpIn: ahead(-61)..<ahead(257)))) == ["1:01"])
        #expect(words(Text(.currentDate, format: .stopwatch(startingAt: ahead(-5.235)))) == ["00:05.23"])
        #expect(words(Text(.currentDate, format: .reference(to: ahead(300)))) == ["in 5 minutes"])
        #expect(words(Text(.currentDate, format: .offset(to: ahead(-222))), "de_DE") == ["3 Minuten und 42 Sekunden"])
        guard case .reference? = live(Text(.currentDate, format: .reference(to: ahead(300)))).first?.pieces[0].date?.style else {
            Issue.record("not kept as a reference")
            return
        }
        let style = SystemFormatStyle.Timer(countingDownIn: now..<ahead(60))
        #expect(style.discreteInput(after: ahead(0.5)) == ahead(1))
        #expect(style.discreteInput(before: ahead(10.5)).map { $0 < ahead(10) && $0 > ahead(9.99) } == true)
    }

    @Test("any other format is asked beforehand for what it will say")
    func sampled() throws {
        let text = Text(TimeDataSource<Date>.currentDate, format: Date.FormatStyle(timeZone: .gmt).hour().minute())
        let date = try #require(live(text).first?.pieces[0].date)
        #expect(date.words(at: ahead(0)).hasPrefix("9:00"))
        #expect(date.words(at: ahead(125)).hasPrefix("9:02"))
        let passed = Text(.durationOffset(to: ahead(-60)), format: .time(pattern: .minuteSecond))
        #expect(try #require(live(passed).first?.pieces[0].date).words(at: ahead(5)) == "1:05")
    }

    @Test("a text that follows the time takes the width it is offered, a fixed one that of its widest digits")
    func width() {
        let timer = Text(ahead(71), style: .timer)
        #expect(Render.tile(timer, 300, 100, environment: environment()).frame("Text").width == 300)
        #expect(Render.tile(Text(ahead(71), style: .relative), 300, 100, environment: environment()).frame("Text").width == 300)
        #expect(Render.tile(Text(now, style: .time), 300, 100, environment: environment()).frame("Text").width < 100)
        let fixed = Render.tile(timer.fixedSize(), 300, 100, environment: environment()).frame("Text").width
        let eights = Render.tile(Text(verbatim: "8:88"), 300, 100, environment: environment()).frame("Text").width
        let ones = Render.tile(Text(verbatim: "1:11"), 300, 100, environment: environment()).frame("Text").width
        #expect(fixed >= eights && fixed > ones)
        let high = Render.tile(timer, 300, 100, environment: environment()).frame("Text").height
        #expect(high == Render.tile(Text(verbatim: "1:11"), 300, 100, environment: environment()).frame("Text").height)
    }

    @Test("picture.7: a timer at its end, or paused, is as wide as its words, and follows the time no more")
    func finished() {
        let zero = Render.tile(Text(verbatim: "0:00"), 300, 100, environment: environment()).frame("Text").width
        for timer in [
            Text(timerInterval: ahead(-60)...ahead(-1)), Text(timerInterval: ahead(-60)...now),
            Text(timerInterval: ahead(-60)...ahead(60), pauseTime: ahead(-60), countsDown: false),
        ] {
            let drawn = Render.tile(timer, 300, 100, environment: environment())
            #expect(drawn.frame("Text").width == zero, "\(drawn.nodes.compactMap(\.text))")
            #expect(drawn.content.liveTexts.isEmpty)
        }
        for timer in [Text(timerInterval: now...ahead(60)), Text(timerInterval: ahead(30)...ahead(60)), Text(ahead(-60), style: .timer)] {
            let drawn = Render.tile(timer, 300, 100, environment: environment())
            #expect(drawn.frame("Text").width == 300)
            #expect(drawn.content.liveTexts.count == 1)
        }
    }

    @Test("units are written shorter where there is little room, at first and when set anew")
    func lengths() throws {
        func words(_ width: CGFloat, at date: Date = now) throws -> String {
            let view = Text(.currentDate, format: .offset(to: ahead(-222))).frame(width: width)
            let text = try #require(Render.tile(view, 300, 100, environment: environment()).content.liveTexts.first)
            return text.shown(at: date, setter: TextSetter()).items.map { item in
                if case .glyphs(let run) = item { run.text } else { "" }
            }.joined()
        }
        #expect(try words(300) == "3 minutes, 42 seconds")
        #expect(try words(130) == "3 min, 42 sec")
        #expect(try words(80) == "3m 42s")
        #expect(try words(80, at: ahead(60)) == "4m 42s")
    }

    @Test("alignment of lines moves a timer inside the width it took")
    func alignment() throws {
        func start(_ alignment: TextAlignment) throws -> Double {
            let view = Text(ahead(71), style: .timer).multilineTextAlignment(alignment)
            let text = try #require(Render.tile(view, environment: environment()).content.liveTexts.first)
            guard case .glyphs(let run)? = text.items.first else { return -1 }
            return run.origin.x
        }
        #expect(try start(.leading) == 0)
        #expect(try start(.trailing) > 100)
        #expect(try start(.center) > 50)
    }

    @Test("set anew, a text keeps its look, its gradient and its letter case")
    func look() throws {
        let view = Text(ahead(600), style: .relative).font(.title).textCase(.uppercase)
            .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        let text = try #require(live(view).first)
        let later = text.shown(at: ahead(120), setter: TextSetter())
        #expect(later.words == "8 MIN")
        guard case .glyphs(let before)? = text.items.first, case .glyphs(let after)? = later.items.first else {
            Issue.record("no letters")
            return
        }
        #expect(after.size == 28)
        #expect(after.paint == before.paint)
        if case .color = after.paint { Issue.record("the gradient is lost") }
    }

    @Test("a placeholder shows bars and no date")
    func redacted() { #expect(live(Text(ahead(60), style: .timer).redacted(reason: .placeholder)).isEmpty) }
}
