import Foundation
import VitrineDrawing

/// The report of a test of pictures, for people as a page and for machines as JUnit's XML.
struct PictureReport {
    private let results: [PictureResult]
    private let title: String
    private let folder: URL
    private let isRecording: Bool

    /// - Parameters:
    ///   - title: what was tested.
    ///   - folder: where the page and its pictures go; those of an earlier run are taken away.
    init(_ results: [PictureResult], title: String, folder: URL, isRecording: Bool) {
        (self.results, self.title, self.folder, self.isRecording) = (results, title, folder, isRecording)
    }

    private var problems: [(result: PictureResult, words: String)] {
        results.compactMap { result in result.problem(isRecording: isRecording).map { (result, $0) } }
    }

    /// Something was drawn, and nothing is wrong with it.
    var isPassed: Bool { problems.isEmpty && results.contains { $0.size != nil } }

    /// A line a problem, and one for all.
    var words: String {
        var lines = problems.map { "\($0.result.name): \($0.words)" }
        let drawn = results.count { $0.size != nil }
        var parts = ["\(drawn) \(drawn == 1 ? "picture" : "pictures")"]
        func count(_ words: String, _ isCounted: (PictureResult.State) -> Bool) {
            let count = results.count { isCounted($0.state) }
            if count > 0 { parts.append("\(count) \(words)") }
        }
        count("changed") { if case .changed = $0 { true } else { false } }
        count("recorded") { if case .recorded = $0 { true } else { false } }
        count("removed") { if case .removed = $0 { true } else { false } }
        count("not drawn any more") { if case .notDrawn = $0 { true } else { false } }
        count("failed") { if case .failed = $0 { true } else { false } }
        let page = folder.appendingPathComponent("index.html").path
        lines.append(parts.joined(separator: ", ") + (isPassed ? "; all as recorded" : "") + ". Report: \(page)")
        return lines.joined(separator: "\n")
    }

    /// Writes `index.html`, `junit.xml`, and the pictures that the page shows.
    /// - Throws: where the folder cannot be written.
    func write() throws {
        let pictures = folder.appendingPathComponent("pictures", isDirectory: true)
        try? FileManager.default.removeItem(at: pictures)
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        var sections = ""
        for (number, problem) in problems.enumerated() {
            sections += try section(problem.result, problem.words, "\(number + 1)-\(problem.result.name)", pictures)
        }
        try Data(page(sections).utf8).write(to: folder.appendingPathComponent("index.html"), options: .atomic)
        try Data(junit.utf8).write(to: folder.appendingPathComponent("junit.xml"), options: .atomic)
    }

    // MARK: For people

    private func section(_ result: PictureResult, _ words: String, _ stem: String, _ pictures: URL) throws -> String {
        var shown: [(String, [UInt8])] = []
        switch result.state {
        case .changed(let old, let new, let difference):
            shown = [("Recorded", old), ("Now", new), ("Difference", PNG.encode(difference.picture))]
        case .recorded(let new): shown = [("New", new)]
        default: break
        }
        var figures = ""
        for (label, bytes) in shown {
            let name = "\(stem)-\(label.lowercased()).png"
            try Data(bytes).write(to: pictures.appendingPathComponent(name), options: .atomic)
            let size = result.size.map { #" width="\#(Int($0.width.rounded()))" height="\#(Int($0.height.rounded()))""# } ?? ""
            let source = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
            figures += """
                <figure><img src="pictures/\(Self.escaped(source))"\(size) alt="\(Self.escaped(result.name)), \(label.lowercased())">\
                <figcaption>\(label)</figcaption></figure>

                """
        }
        return """
            <section><h2>\(Self.escaped(result.name))</h2><p>\(Self.escaped(words))</p>
            <div class="pictures">
            \(figures)</div></section>

            """
    }

    private func page(_ sections: String) -> String {
        let drawn = results.count { $0.size != nil }, wrong = problems.count
        let verdict = isPassed ? "Every picture is as recorded" : wrong == 0 ? "Nothing was drawn" : "\(wrong) to look at"
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(Self.escaped(title)): \(verdict)</title>
            <style>
            :root { color-scheme: light dark; --page: #f2f2f7; --card: #fff; --ink: #1c1c1e; --soft: #6b6b70; }
            @media (prefers-color-scheme: dark) { :root { --page: #000; --card: #1c1c1e; --ink: #f2f2f7; --soft: #a1a1a6; } }
            body { margin: 0; padding: 2rem clamp(1rem, 4vw, 3rem); background: var(--page); color: var(--ink); \
            font: 16px/1.45 Inter, system-ui, sans-serif; }
            h1 { margin: 0 0 .25rem; font-size: 1.75rem; letter-spacing: -.01em; }
            header p, section p, figcaption { color: var(--soft); margin: 0; }
            header { margin-bottom: 2rem; }
            section { background: var(--card); border-radius: 18px; padding: 1.25rem 1.5rem; margin-bottom: 1rem; }
            h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
            .pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; }
            figure { margin: 1rem 0 0; }
            img { display: block; max-width: 100%; height: auto; }
            figcaption { margin-top: .5rem; font-size: .8125rem; }
            </style></head>
            <body><header><h1>\(Self.escaped(title))</h1><p>\(verdict) · \(drawn) \(drawn == 1 ? "picture" : "pictures") drawn</p></header>
            <main>
            \(sections)</main></body></html>

            """
    }

    // MARK: For machines

    /// The report as continuous integration reads it: a suite an extension, a case a picture.
    private var junit: String {
        var suites = ""
        for name in Set(results.map(\.extension)).sorted() {
            let own = results.filter { $0.extension == name }
            let failed = own.count { $0.problem(isRecording: isRecording) != nil }
            suites += "  <testsuite name=\"\(Self.escaped(name))\" tests=\"\(own.count)\" failures=\"\(failed)\">\n"
            for result in own {
                let owner = [name, result.kind].filter { !$0.isEmpty }.joined(separator: ".")
                let time = (result.milliseconds / 1000).formatted(
                    .number.precision(.fractionLength(3)).grouping(.never).locale(.init(identifier: "en_US_POSIX")))
                suites += "    <testcase classname=\"\(Self.escaped(owner))\" name=\"\(Self.escaped(result.name))\" time=\"\(time)\">"
                if let words = result.problem(isRecording: isRecording) {
                    suites += "<failure message=\"\(Self.escaped(words))\"/>"
                }
                suites += "</testcase>\n"
            }
            suites += "  </testsuite>\n"
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites)</testsuites>\n"
    }

    /// The words as text and attributes may have them; what XML has no place for is left out.
    static func escaped(_ words: String) -> String {
        var result = ""
        for character in words.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t", "\r": result += " "
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
