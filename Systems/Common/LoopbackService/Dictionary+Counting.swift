extension [String: Int] {
    /// Counts one more under a name. Beyond so many names new ones are counted together under `others`, so that nobody fills the memory
    /// with them.
    public mutating func count(_ name: String, upTo most: Int) {
        self[self[name] != nil || count < most ? name : "others", default: 0] += 1
    }
}
