import VitrineDrawing

/// What a reference holds.
public enum SnapshotForm: Sendable {
    /// Pixels, kept as PNG and compared to the pixel.
    case picture(Bitmap)
    /// Lines, compared one by one.
    case text(String)
}

/// A way to make of a value what a reference beside the test holds: a picture or a text.
///
/// Strategies are made of each other: ``pullback(_:)`` makes one for another type out of one that there is.
///
///     extension SnapshotStrategy where Value == Departure {
///         static var board: Self { SnapshotStrategy<DepartureView>.picture(.init(family: .systemMedium)).pullback(DepartureView.init) }
///     }
public struct SnapshotStrategy<Value> {
    /// Makes the form of a value.
    public let snapshot: @MainActor (Value) throws -> SnapshotForm

    /// A strategy of what makes the form of a value.
    public init(_ snapshot: @escaping @MainActor (Value) throws -> SnapshotForm) { self.snapshot = snapshot }

    /// The strategy for values of another type, of which this one's are made.
    public func pullback<Other>(_ value: @escaping @MainActor (Other) throws -> Value) -> SnapshotStrategy<Other> {
        SnapshotStrategy<Other> { [snapshot] in try snapshot(value($0)) }
    }
}

extension SnapshotStrategy where Value == Bitmap {
    /// The pixels as they are.
    public static var pixels: Self { Self { .picture($0) } }
}

extension SnapshotStrategy where Value == Picture {
    /// The picture's pixels.
    public static var picture: Self { SnapshotStrategy<Bitmap>.pixels.pullback(\.bitmap) }
}

extension SnapshotStrategy where Value == String {
    /// The text as it is.
    public static var text: Self { Self { .text($0) } }
}
