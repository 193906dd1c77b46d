import Foundation
import VitrineDrawing
import VitrineWidgetArchive

extension CauseCode {
    /// Words of the sentences on what iOS does not show or do in a widget either.
    private static let wordsOfNotForWidgets = [
        "nothing of a widget runs", "a widget loads nothing", "a tap in a widget goes nowhere", "a widget leaves its place empty",
        "iOS draws no ",
    ]

    /// What a sentence among the diagnostics of a picture is about.
    init(diagnostic sentence: String) {
        self =
            if sentence.contains("containerBackground(_:for: .widget)") {
                .noContainerBackground
            } else if sentence.hasPrefix("Image(systemName:") {
                .unknownSymbol
            } else if sentence.hasPrefix("Image(\"") || sentence.hasPrefix("Color(\"") {
                .missingImage
            } else if sentence.contains("declared and not drawn") || sentence.contains("declared and never called") {
                .notDrawn
            } else if Self.wordsOfNotForWidgets.contains(where: sentence.contains) {
                .notForWidgets
            } else {
                .drawnOtherwise
            }
    }
}

extension ExtensionDoctor {
    /// What the pictures of a timeline say of themselves, each sentence once; and what of them nobody could read on a tinted home screen.
    func findings(_ timeline: ArchivedTimeline, _ widget: ExtensionDescription.Widget, _ family: WidgetFamilyName) -> [DoctorFinding] {
        var said: Set<String> = [], findings: [DoctorFinding] = []
        let variants = timeline.entries.flatMap(\.variants)
        // What the full colours say as well is said of them.
        for isTinted in [false, true] {
            for sentence in variants.filter({ ($0.environment.mode == .accented) == isTinted }).flatMap(\.diagnostics)
            where said.insert(sentence).inserted {
                let code = CauseCode(diagnostic: sentence)
                findings.append(
                    finding(
                        code, isTinted ? "On a tinted home screen: \(sentence)" : sentence, widget, family,
                        severity: code == .noContainerBackground && !isTinted ? .error : .warning))
            }
        }
        let rasterizer = Rasterizer(fonts: FontCatalog.file)
        for entry in timeline.entries.prefix(Self.mostRead) {
            guard let view = entry.variants.first(where: { $0.environment.mode == .accented }),
                let text = view.hiddenText(rasterizer)
            else { continue }
            let words = "On a tinted home screen “\(text.prefix(60))” is as white as what it stands on."
            findings.append(finding(.whiteOnWhite, words, widget, family, severity: .warning))
            break
        }
        return findings
    }

    /// What a timeline plans that a day's budget, or iOS, does not bear.
    func plans(
        _ timeline: ArchivedTimeline, _ widget: ExtensionDescription.Widget, _ family: WidgetFamilyName, at now: Date
    ) -> [DoctorFinding] {
        guard let last = timeline.entries.map(\.date).max() else { return [] }
        var findings: [DoctorFinding] = []
        let next: (date: Date, words: String)? =
            switch timeline.policy {
            case .never: nil
            case .after(let date): (date, "Its policy asks for the next timeline")
            case .atEnd: (last, "After its last entry it asks for the next timeline")
            }
        if let next, next.date.timeIntervalSince(now) < TileSchedule.standardFloor {
            let seconds = Int(next.date.timeIntervalSince(now).rounded())
            findings.append(
                finding(
                    .refreshesTooSoon, seconds > 0 ? "\(next.words) \(seconds) s from now." : "\(next.words) at once.", widget, family,
                    severity: .warning))
        }
        if let end = timeline.timerEndWithoutEntry(next: next?.date) {
            let words =
                "A Text(_:style: .timer) reaches 0:00 at \(end.formatted(.iso8601)) and counts up from there: no entry takes its place."
            findings.append(finding(.timerRunsOn, words, widget, family, severity: .warning))
        }
        if timeline.entries.count > Self.mostEntries {
            findings.append(
                finding(.tooManyEntries, "The timeline has \(timeline.entries.count) entries.", widget, family, severity: .warning))
        }
        return findings
    }

    /// Entries after which timelines were seen to stop (developer.apple.com/forums/thread/733081).
    private static let mostEntries = 400
    /// Entries whose pictures are drawn: they are mostly alike.
    private static let mostRead = 8
}

extension ArchivedTimeline {
    /// The moment at which a timer of `Text(_:style: .timer)` has counted down while nothing is there that takes its place; nil where each is
    /// followed by an entry, or where the next timeline comes by then.
    /// - Parameter next: when the next timeline is asked for; nil: never.
    func timerEndWithoutEntry(next: Date?) -> Date? {
        let dates = entries.map(\.date)
        return entries.lazy.flatMap { entry in
            entry.variants.flatMap(\.liveTexts).flatMap(\.pieces).compactMap { piece -> Date? in
                guard case .timer(let end)? = piece.date?.style, end > entry.date else { return nil }
                let isFollowed = dates.contains { $0 > entry.date && $0 <= end.addingTimeInterval(1) }
                return isFollowed || next.map { $0 <= end.addingTimeInterval(1) } == true ? nil : end
            }
        }.first
    }
}

extension ArchivedView {
    /// The first text of an accented view around which all pixels are alike and opaque: nothing of it is to be seen.
    fileprivate func hiddenText(_ rasterizer: Rasterizer) -> String? {
        let texts = nodes.filter { $0.text?.contains { !$0.isWhitespace } == true }
        guard !texts.isEmpty else { return nil }
        // Each group in a colour of its own: a tint tells them apart.
        var appearance = TileAppearance.plain
        appearance.tints = TileAppearance.Tints(accent: RGBA(1, 0, 0), base: .white)
        let bitmap = rasterizer.draw(picture(cornerRadius: nil, appearance: appearance), scale: 1)
        return texts.first { bitmap.isPlain(in: $0.frame) }?.text
    }
}

extension Bitmap {
    /// All pixels of a part have one opaque colour; false for a part without pixels.
    func isPlain(in frame: CGRect) -> Bool {
        let part = frame.intersection(CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))
        // A text may lie wholly outside of its tile.
        guard part.width > 0, part.height > 0 else { return false }
        let columns = Int(part.minX.rounded(.up))..<max(Int(part.minX.rounded(.up)), Int(part.maxX.rounded(.down)))
        let rows = Int(part.minY.rounded(.up))..<max(Int(part.minY.rounded(.up)), Int(part.maxY.rounded(.down)))
        guard let x = columns.first, let y = rows.first else { return false }
        let first = self[x, y]
        guard first[3] >= 250 else { return false }
        // A step or two is what rounding leaves.
        return rows.allSatisfy { y in
            columns.allSatisfy { x in zip(self[x, y], first).allSatisfy { abs(Int($0) - Int($1)) <= 2 } }
        }
    }
}
