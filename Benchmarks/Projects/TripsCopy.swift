import Foundation

/// A checkout in which a view of Trips can be edited: all of it by links but for the package of the systems and what Trips is made of.
struct TripsCopy {
    let folder: URL

    /// The package that `vitrine` is given.
    var package: URL { folder.appendingPathComponent("Systems", isDirectory: true) }

    /// The view of a tile without a booking, which is in the module under the widgets.
    private var edited: URL { package.appendingPathComponent("Trips/Core/Views/NoBookingView.swift") }

    init(of checkout: URL, in folder: URL) throws {
        self.folder = folder
        try Self.link(checkout, to: folder, but: ["Systems"])
        try Self.link(checkout.appendingPathComponent("Systems"), to: package, but: ["Package.swift", "Trips"])
        for name in ["Package.swift", "Trips"] {
            try FileManager.default.copyItem(
                at: checkout.appendingPathComponent("Systems/\(name)"), to: package.appendingPathComponent(name))
        }
    }

    private static func link(_ source: URL, to folder: URL, but others: Set<String>) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: source.path) where !name.hasPrefix(".") && !others.contains(name) {
            try files.createSymbolicLink(
                at: folder.appendingPathComponent(name), withDestinationURL: source.appendingPathComponent(name))
        }
    }

    /// Saves the view with other distances, which show on the tile.
    func edit(_ round: Int) throws {
        let words = try String(contentsOf: edited, encoding: .utf8)
        let fresh = words.replacing(/\.padding\(margins\)(\.padding\(\.top, \d+\))?/, with: ".padding(margins).padding(.top, \(round))")
        guard fresh != words else { throw Failure("\(edited.path) has no distance to change.") }
        try Data(fresh.utf8).write(to: edited, options: .atomic)
    }
}

extension VitrineCommand {
    /// Draws the tile of Trips, which its package's widget is compiled for.
    /// - Parameter out: the folder that the picture is written into.
    /// - Returns: the picture.
    func render(_ copy: TripsCopy, to out: URL) async throws -> Data {
        try? FileManager.default.removeItem(at: out)
        let arguments = [
            "render", copy.package.path, "--target", "TripsWidgets", "--kind", "TripsWidget", "--family", "systemSmall", "--what",
            "snapshot", "--out", out.path,
        ]
        let (status, words) = try await run(arguments)
        let picture = try FileManager.default.contentsOfDirectory(atPath: out.path).first { $0.hasSuffix(".png") }
        guard status == 0, let picture else { throw Failure("vitrine render ended with \(status): \(words.suffix(2000))") }
        return try Data(contentsOf: out.appendingPathComponent(picture))
    }
}
