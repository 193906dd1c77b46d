/// Hostile input, a kind of it for each reader of untrusted bytes. Each input is made from its seed alone.
public protocol HostileInput {
    /// The name of the input, which is also that of the long rounds.
    static var name: String { get }

    /// - Parameter samples: sound image files to spoil.
    init(samples: [[UInt8]])

    /// Makes the input of this seed and has it read, and drawn if it can be. Nothing may come of it but a value or a thrown error.
    mutating func feed(_ seed: UInt64)
}

/// The hostile inputs of all kinds.
public enum HostileInputs {
    public static var all: [any HostileInput.Type] { [HostileImages.self, HostileArchives.self, HostileTexts.self, HostileAssets.self] }
}
