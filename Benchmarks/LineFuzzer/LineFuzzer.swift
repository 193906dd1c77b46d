import Foundation
import HostileInput
import VitrineDrawing
import VitrineWidgetArchive

// A program for libFuzzer: it is given bytes, and which branches they took decides on the next ones. The first byte says who reads them: an
// even one the line from an extension to the host, an odd one the decoder of archives on disk. What can be read is drawn. Nothing may come
// of it but a value or a thrown error; `scripts/stress line` runs it and bounds time and memory.

/// Reads one input.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 1 else { return 0 }
    let reader = bytes.pointee
    let rest = [UInt8](UnsafeBufferPointer(start: bytes + 1, count: count - 1))
    if reader % 2 == 0 {
        LineInput.read(rest)
    } else if let timeline = try? ArchiveFile.decode(rest) {
        Shown.show(timeline)
    }
    return 0
}

/// Fills the corpus with what sound extensions send, when `LINE_FUZZER_SEEDS` names a folder for it.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
    guard let path = getenv("LINE_FUZZER_SEEDS").map({ String(cString: $0) }) else { return 0 }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    for (index, seed) in HostileArchives.lineSeeds().enumerated() {
        try? Data(seed).write(to: folder.appendingPathComponent("seed-\(index)"))
    }
    return 0
}

/// The host's end of the line.
enum LineInput {
    /// The bytes as a descriptor, which the host's own reader takes the frames off.
    private static let line: Int32 = {
        // A file without a name.
        let file = tmpfile()
        return file.map { fileno($0) } ?? -1
    }()

    static func read(_ bytes: [UInt8]) {
        guard line >= 0, ftruncate(line, 0) == 0, pwrite(line, bytes, bytes.count, 0) == bytes.count else { return }
        lseek(line, 0, SEEK_SET)
        let reader = FrameReader(descriptor: line)
        while let frame = (try? reader.next()) ?? nil {
            switch frame.channel {
            case .answer: if let answer = try? ExtensionResponse(payload: frame.payload) { show(answer.body) }
            case .call: _ = try? HostCall(payload: frame.payload)
            case .request: _ = try? ExtensionRequest(payload: frame.payload)
            case .reply: _ = try? HostReply(payload: frame.payload)
            }
        }
    }

    private static func show(_ body: ExtensionResponse.Body) {
        switch body {
        case .timeline(let timeline): Shown.show(timeline)
        case .entry(let entry): entry.variants.first.map(Shown.show)
        default: break
        }
    }
}

/// Does what a host does with a view that was sent.
enum Shown {
    nonisolated(unsafe) private static let rasterizer = Rasterizer(fonts: FontCatalog.file)

    static func show(_ timeline: ArchivedTimeline) {
        // As the host keeps it.
        _ = ArchiveFile.encode(timeline)
        if let view = timeline.entries.first?.variants.first { show(view) }
    }

    static func show(_ view: ArchivedView) {
        var list = view.picture(cornerRadius: 22)
        // Large pictures take their time and find nothing that small ones do not.
        list.size = CGSize(width: min(list.size.width, 40), height: min(list.size.height, 40))
        if list.items.count < 200 { _ = rasterizer.draw(list, scale: 1, background: .white) }
        _ = view.tapTarget(at: CGPoint(x: 5, y: 5))
        _ = try? view.renderJSON()
    }
}
