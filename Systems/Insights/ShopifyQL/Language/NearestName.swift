/// The known name nearest to a written one, when it is near enough to be meant.
func nearestName(to written: String, among known: some Sequence<String>) -> String? {
    let written = Array(written.lowercased().unicodeScalars.prefix(80))
    var best: (name: String, distance: Int)?
    for name in known.sorted() {
        let distance = editDistance(written, Array(name.lowercased().unicodeScalars))
        if distance < best?.distance ?? .max { best = (name, distance) }
    }
    guard let best, best.distance <= max(2, written.count / 3) else { return nil }
    return best.name
}

/// Insertions, deletions, replacements and exchanges of neighbours that lead from one text to the other.
private func editDistance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for i in one.indices {
        var row = [i + 1]
        for j in other.indices {
            var best = min(last[j] + (one[i] == other[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { best = min(best, beforeLast[j - 1] + 1) }
            row.append(best)
        }
        beforeLast = last
        last = row
    }
    return last[other.count]
}
