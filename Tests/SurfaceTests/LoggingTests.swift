import Foundation
import OSLog
import SwiftUI
import Testing

@testable import UniformTypeIdentifiers
@testable import os

@Suite("Logging as widgets do") struct LoggingTests {
    @Test("xcode.11: values stand in a message as their formats say, private ones are masked") func message() {
        let name = "Ada", count = 255, share = 0.12345, isOn = true, path: String? = nil
        let message: OSLogMessage = """
            \(name) \(name, privacy: .private) \(count) \(count, format: .hex(includePrefix: true)) \(share, format: .fixed(precision: 2)) \
            \(isOn) \(isOn, format: .answer) \(7, align: .right(columns: 4))| \(name, align: .left(columns: 5))| \(path ?? "none", privacy: .public) \
            \(CocoaError(.fileNoSuchFile).code.rawValue) \(Date(timeIntervalSince1970: 0).timeIntervalSince1970, format: .fixed(precision: 0))
            """
        #expect(message.text == "Ada <private> 255 0xff 0.12 true YES    7| Ada  | none 4 0")
    }

    @Test(
        "xcode.11: a format takes its arguments, and what does not fit neither traps nor is lost",
        arguments: [
            ("%d of %{public}@", [3, "x"] as [any CVarArg & Sendable], "3 of x"), ("%{private}@ %@", ["a", "b"], "<private> b"),
            ("%.1f%%", [12.34], "12.3%"), ("%04x", [255], "00ff"), ("%d %d", [1], "1 <missing>"), ("%@", [1], "1"), ("%", [1], ""),
            ("%{public", [1], "%{public"), ("%d", ["text"], "text"), ("100%", [], "100"),
        ])
    func format(format: String, arguments: [any CVarArg & Sendable], expected: String) {
        #expect(OSLogFormat(format).filled(with: arguments) == expected)
    }

    @Test("xcode.11: what is for debugging is written only when it is asked for, and nothing of a log that is off") func levels() {
        let log = OSLog(subsystem: "com.example", category: "tests")
        #expect(log.isEnabled(type: .info) && log.isEnabled(type: .fault) && !log.isEnabled(type: .debug))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(OSLog.Category.pointsOfInterest.rawValue == "PointsOfInterest")
        // All of them compile as they are written for Xcode.
        let logger = Logger(subsystem: "com.example", category: "tests"), off = Logger(OSLog.disabled)
        logger.debug("not seen \(1)")
        off.error("off \(CocoaError(.fileNoSuchFile))")
        off.log(level: .info, "off")
        os_log("off", log: .disabled)
        os_log("off %d", log: .disabled, type: .error, 3)
        os_log(.error, log: .disabled, "off \(3)")
        os_log(.error, log: .disabled, "off")
    }

    @Test("xcode.11: the last messages of a process can be read, from a time on and those that fit") func store() throws {
        let place = UUID().uuidString, start = Date()
        let logger = Logger(subsystem: place, category: "tests")
        for number in 0..<LogHistory.most + 5 { logger.info("message \(number, privacy: .public)") }
        logger.debug("not kept")
        logger.fault("the last")
        let store = try OSLogStore(scope: .currentProcessIdentifier), predicate = NSPredicate(format: "subsystem == %@", place)
        // Other tests may log meanwhile.
        let own = try store.getEntries(at: store.position(date: start), matching: predicate).compactMap { $0 as? OSLogEntryLog }
        #expect(own.count <= LogHistory.most && own.count > LogHistory.most / 2 && own.allSatisfy { $0.category == "tests" })
        #expect(own.suffix(2).map(\.composedMessage) == ["message \(LogHistory.most + 4)", "the last"])
        #expect(own.suffix(2).map(\.level) == [.info, .fault])
        #expect(try store.getEntries(with: .reverse, matching: predicate).first { _ in true }?.composedMessage == "the last")
        #expect(try store.getEntries(at: store.position(date: Date() + 60)).map(\.composedMessage) == [])
    }

    @Test("xcode.11: a lock around a value lets in one at a time") func lock() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { count.withLock { $0 += 1 } } }
        }
        #expect(count.withLock { $0 } == 200)
    }
}

private struct Ticket: Transferable, Codable {
    var gate = "B 12"
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.gate)
    }
}

@MainActor @Suite("Kinds of data, and names of Foundation's") struct DataKindTests {
    @Test("xcode.11: a type is found by its file's ending and by its MIME type, and knows what it is a kind of") func types() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "application/json") == .json)
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        #expect(UTType.image.isSupertype(of: .heic) && !UTType.image.isSupertype(of: .image))
        #expect(UTType.pdf.preferredMIMEType == "application/pdf" && UTType.pdf.preferredFilenameExtension == "pdf")
        #expect(UTType(filenameExtension: "usdz") == .usdz && UTType.geoJSON.conforms(to: .json))
        #expect(UTType.applicationBundle.conforms(to: .directory) && UTType("public.spreadsheet") == .spreadsheet)
        #expect(UTType("no.such.type") == nil && UTType(filenameExtension: "nothing") == nil)
        #expect(UTType(exportedAs: "com.example.ticket").identifier == "com.example.ticket")
        // Nothing is a kind of what there is not.
        #expect(TypeTable.all.flatMap(\.parents).filter { TypeTable.byIdentifier[$0] == nil } == [])
    }

    @Test("xcode.10: a date and a number are written by their formatters, in a text and in a text's words") func formatters() {
        let date = Date(timeIntervalSince1970: 0), formatter = DateFormatter(), figures = NumberFormatter()
        formatter.dateFormat = "yyyy"
        formatter.timeZone = .gmt
        formatter.formatterBehavior = .default
        figures.minimumFractionDigits = 2
        #expect(Drawn.words(Text(date, formatter: formatter)) == ["1970"])
        #expect(Drawn.words(Text("in \(date, formatter: formatter)")) == ["in 1970"])
        #expect(Drawn.words(Text(NSNumber(value: 3), formatter: figures)).first?.hasSuffix("00") == true)
    }

    @Test("xcode.10: a colour by a bare name is UIKit's, and Core Graphics' own is taken too") func colors() {
        let environment = EnvironmentValues(), red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let colors = [Color(.clear), Color(.white), Color(.black), Color(red)].map { $0.resolve(in: environment).description }
        #expect(colors == ["#00000000", "#FFFFFFFF", "#000000FF", "#FF0000FF"])
    }

    @Test("xcode.10: names that Foundation lacks on Linux are there") func names() {
        #expect(NSEC_PER_SEC == 1_000_000_000 && CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        #expect(DispatchSerialQueue(label: "one").label == "one")
        UIPasteboard.general.string = "copied"
        #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.strings == ["copied"])
        UIPasteboard.general.string = nil
        #expect(!UIPasteboard.general.hasStrings)
        #expect(Ticket().gate == "B 12")
    }
}
