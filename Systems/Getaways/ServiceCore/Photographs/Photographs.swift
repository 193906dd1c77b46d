import Foundation
import SampleNumbers

/// The destinations' photographs, each drawn once and kept in a folder.
public actor Photographs {
    private let folder: URL
    private let draw: @Sendable (Destination) throws -> [UInt8]
    private var drawing: [String: Task<Photograph, any Error>] = [:]

    /// - Parameters:
    ///   - folder: made when it is missing.
    ///   - draw: makes the JPEG.
    public init(folder: URL, draw: @escaping @Sendable (Destination) throws -> [UInt8] = PhotographPainter.jpeg) {
        self.folder = folder
        self.draw = draw
    }

    /// Nil when no destination has this name.
    func photograph(named name: String) async throws -> Photograph? {
        guard let place = Destination.named(name) else { return nil }
        if let task = drawing[name] { return try await task.value }
        let file = folder.appendingPathComponent("\(name)-\(PhotographPainter.edition).jpg")
        let task = Task.detached { [folder, draw] in
            if let bytes = try? Data(contentsOf: file), bytes.starts(with: [0xFF, 0xD8]), bytes.suffix(2).elementsEqual([0xFF, 0xD9]) {
                return Self.tagged(bytes)
            }
            let bytes = Data(try draw(place))
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try bytes.write(to: file, options: .atomic)
            return Self.tagged(bytes)
        }
        drawing[name] = task
        do {
            return try await task.value
        } catch {
            drawing[name] = nil
            throw error
        }
    }

    /// Draws what is missing, so that nobody waits for it later: those of `first` before the others. Half of the processors are left to
    /// whoever asks meanwhile.
    func prepare(first: [Destination]) async {
        let others = Destination.all.filter { !first.contains($0) }
        var waiting = (first + others).map(\.name)[...]
        await withTaskGroup(of: Void.self) { group in
            func next() {
                guard let name = waiting.popFirst() else { return }
                group.addTask { _ = try? await self.photograph(named: name) }
            }
            for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount / 2) { next() }
            while await group.next() != nil { next() }
        }
    }

    private static func tagged(_ bytes: Data) -> Photograph {
        Photograph(bytes: bytes, tag: String(SeededGenerator.seed(bytes), radix: 16))
    }
}
