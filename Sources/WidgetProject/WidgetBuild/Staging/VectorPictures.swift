import Foundation
import XcodeProject

/// Pictures of the PDF and SVG files in a target's asset catalogues, as Xcode makes them when it builds: at two and at three pixels a point,
/// and a larger one where the vector data is to be preserved. An SVG of plain shapes needs none: it is drawn anew at each size.
///
/// They are made by `pdftocairo` of Debian's poppler-utils and `rsvg-convert` of its librsvg2-bin, once for all builds of the same file.
/// Without these, or of a file that they cannot read, there are none, and who draws the image says so.
struct VectorPictures: Sendable {
    /// The pictures of each file, by what follows the file's name in the catalogue, `@2x.png`.
    private(set) var files: [URL: [String: URL]] = [:]

    private static let largest = 16 << 20, mostSide = 4096.0, mostFiles = 4000
    /// Pixels of the longer side, and pixels a point, at most, of a picture whose vector data is to be preserved: far below what a widget's
    /// image may have.
    private static let preserved = (side: 640.0, scale: 8.0)
    private static let limit = Duration.seconds(20)

    private struct Job: Sendable {
        let file: URL
        let isPreserved: Bool
        var isPDF: Bool { file.pathExtension.lowercased() == "pdf" }
    }

    init(of target: WidgetTarget, cache: BuildCache, slots: CompilerSlots) async throws {
        let jobs = ([target.code] + target.modules).flatMap(\.catalogs).flatMap(Self.jobs).prefix(Self.mostFiles)
        guard !jobs.isEmpty else { return }
        let folder = cache.folder.appendingPathComponent("vector-pictures", isDirectory: true)
        files = try await withThrowingTaskGroup(of: (URL, [String: URL]).self) { group in
            for job in jobs {
                group.addTask {
                    let made = try await Self.pictures(of: job, in: folder) { place in
                        try await slots.holding(isUrgent: true) { try await Self.draw(job, in: place) }
                    }
                    return (job.file, made)
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
    }

    /// The vector pictures of a catalogue's files, by their paths in it.
    func paths(in catalog: URL) -> [(path: String, pictures: [String: URL])] {
        let folder = catalog.path + "/"
        return files.compactMap { file, made in file.path.hasPrefix(folder) ? (String(file.path.dropFirst(folder.count)), made) : nil }
    }

    private static func jobs(_ catalog: URL) -> [Job] {
        let all = FileManager.default.enumerator(atPath: catalog.resolvingSymlinksInPath().path)?.compactMap { $0 as? String } ?? []
        return all.filter { [".pdf", ".svg"].contains($0.suffix(4).lowercased()) }.compactMap { path in
            let file = catalog.appendingPathComponent(path), set = file.deletingLastPathComponent()
            guard set.pathExtension == "imageset" else { return nil }
            let contents = FileManager.default.contents(atPath: set.appendingPathComponent("Contents.json").path) ?? Data()
            let properties = (try? JSONSerialization.jsonObject(with: contents) as? [String: Any])?["properties"] as? [String: Any]
            return Job(file: file, isPreserved: properties?["preserves-vector-representation"] as? Bool ?? false)
        }
    }

    /// The pictures that were made of the file before, or, where it was changed since, those that are made now.
    /// - Parameter make: whether it could be drawn; nil where nobody is there to do it.
    private static func pictures(
        of job: Job, in folder: URL, make: (URL) async throws -> Bool?
    ) async throws -> [String: URL] {
        let files = FileManager.default
        var stamp = Stamp()
        stamp.add(dateOf: job.file)
        stamp.add(job.isPreserved ? "preserved" : "")
        let place = folder.appendingPathComponent(stamp.text, isDirectory: true)
        if !files.fileExists(atPath: place.path) {
            let fresh = folder.appendingPathComponent(".new-\(UUID().uuidString)", isDirectory: true)
            try files.createDirectory(at: fresh, withIntermediateDirectories: true)
            defer { try? files.removeItem(at: fresh) }
            // A file of which no picture is made gets an empty folder, so that this is known too.
            if isDrawn(job) {
                guard let isMade = try await make(fresh) else { return [:] }
                if !isMade {
                    for name in try files.contentsOfDirectory(atPath: fresh.path) {
                        try files.removeItem(at: fresh.appendingPathComponent(name))
                    }
                }
            }
            // Another build may have made the same meanwhile.
            try? files.moveItem(at: fresh, to: place)
        }
        let names = ((try? files.contentsOfDirectory(atPath: place.path)) ?? []).filter { $0.hasSuffix(".png") }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, place.appendingPathComponent($0)) })
    }

    /// Whether the file is small enough to be read and, of an SVG, has more in it than shapes of plain colours.
    private static func isDrawn(_ job: Job) -> Bool {
        let path = job.file.resolvingSymlinksInPath().path, files = FileManager.default
        guard let size = try? files.attributesOfItem(atPath: path)[.size] as? Int, size <= largest else { return false }
        guard !job.isPDF else { return true }
        let bytes = [UInt8](files.contents(atPath: path) ?? Data())
        return ["Gradient", "mask", "clip", "<filter", "<style", "<use", "<text", "<image", "<pattern", "<symbol", "marker-"].contains {
            bytes.hold($0)
        }
    }

    /// - Returns: whether it is a file that can be drawn; nil where the program for it is not there.
    private static func draw(_ job: Job, in place: URL) async throws -> Bool? {
        guard let converter = Tool(named: job.isPDF ? "pdftocairo" : "rsvg-convert") else { return nil }
        do {
            let first = place.appendingPathComponent("@2x.png")
            let measured = job.isPDF ? try await pageSide(of: job.file) : try await drawnSide(of: job.file, converter, first)
            guard let side = measured, side <= mostSide else { return false }
            var scales = [2.0, 3.0].filter { side * $0 <= mostSide }
            if scales.isEmpty { scales = [1] }
            let finest = min(preserved.scale, (preserved.side / side).rounded(.down))
            if job.isPreserved, finest > 3 { scales.append(finest) }
            for scale in scales {
                let picture = place.appendingPathComponent("@\(Int(scale))x")
                let arguments =
                    job.isPDF
                    ? ["-png", "-transp", "-singlefile", "-r", "\(Int(72 * scale))", job.file.path, picture.path]
                    : svgArguments(job.file, Int(scale), picture.appendingPathExtension("png"))
                guard try await run(converter, arguments).status == 0, pixels(of: picture.appendingPathExtension("png")) != nil else {
                    return false
                }
            }
            return true
        } catch is Tool.Overtime {
            // A busy machine is no fault of the file's.
            return nil
        }
    }

    /// A file from elsewhere may ask for any amount of memory and time: it gets so much.
    private static func run(_ tool: Tool, _ arguments: [String]) async throws -> Tool.Outcome {
        guard let limiter = Tool(named: "prlimit") else { return try await tool.run(arguments, within: limit) }
        return try await limiter.run(["--as=\(1 << 30)", "--fsize=\(256 << 20)", "--cpu=10", tool.url.path] + arguments, within: limit)
    }

    /// A point is a pixel there as in a catalogue.
    private static func svgArguments(_ file: URL, _ scale: Int, _ picture: URL) -> [String] {
        ["-d", "72", "-p", "72", "-z", "\(scale)", "-o", picture.path, file.path]
    }

    /// Points of an SVG's longer side, by its picture at two pixels a point.
    private static func drawnSide(of file: URL, _ converter: Tool, _ picture: URL) async throws -> Double? {
        guard try await run(converter, svgArguments(file, 2, picture)).status == 0 else { return nil }
        return pixels(of: picture).map { Double(max($0.width, $0.height)) / 2 }
    }

    /// The size of a PNG by its first chunk; nil where it is none.
    private static func pixels(of picture: URL) -> (width: Int, height: Int)? {
        guard let bytes = try? FileHandle(forReadingFrom: picture).read(upToCount: 24).map({ [UInt8]($0) }), bytes.count == 24,
            bytes[1..<4].elementsEqual("PNG".utf8)
        else { return nil }
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20))
    }

    /// Points of the page's longer side, of `Page size:  145.094 x 150 pts`.
    private static func pageSide(of file: URL) async throws -> Double? {
        guard let reader = Tool(named: "pdfinfo") else { return nil }
        let info = try await run(reader, [file.path])
        guard info.status == 0 else { return nil }
        let output = info.output
        guard let line = output.split(separator: "\n").first(where: { $0.hasPrefix("Page size:") }) else { return nil }
        let numbers = line.split(separator: " ").compactMap { Double($0) }
        guard numbers.count >= 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
        return max(numbers[0], numbers[1])
    }
}
