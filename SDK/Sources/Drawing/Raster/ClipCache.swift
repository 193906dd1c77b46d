/// Coverage of the clips of the last pictures: every tile of one size has the same corners.
struct ClipCache {
    struct Key: Hashable {
        let clip: Clip
        let transform: CGAffineTransform
        let rect: PixelRect
    }

    private var masks: [Key: Mask] = [:]
    private var bytes = 0
    /// The bytes beyond which all are thrown away; a large tile at 3 pixels a point takes 1.3 MB.
    private static let mostBytes = 4 << 20

    /// A mask that is kept must not change any more.
    subscript(key: Key) -> Mask? {
        get { masks[key] }
        set {
            guard let newValue else { return }
            let more = newValue.bounds.width * newValue.bounds.height + 64 * key.clip.path.elements.count + 512
            guard more <= Self.mostBytes / 2 else { return }
            bytes += more
            if bytes > Self.mostBytes {
                masks.removeAll()
                bytes = more
            }
            masks[key] = newValue
        }
    }
}
