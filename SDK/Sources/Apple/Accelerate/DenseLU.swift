/// A matrix as the product of a permutation, a lower triangle with 1 on its diagonal and an upper one, by Gauss’s elimination.
///
/// What is answered is LAPACK’s `info`; the sense of the arguments is checked in its order.
enum DenseLU {
    static func factor<Real: BinaryFloatingPoint>(
        _ m: Int32, _ n: Int32, _ a: UnsafeMutablePointer<Real>, _ lda: Int32, _ pivots: UnsafeMutablePointer<Int32>
    ) -> Int32 {
        if m < 0 { return -1 }
        if n < 0 { return -2 }
        if lda < max(1, m) { return -4 }
        let rows = Int(m), columns = Int(n), apart = Int(lda)
        var info: Int32 = 0
        for step in 0..<min(rows, columns) {
            let diagonal = a + step * apart
            var largest = step
            for row in step..<rows where abs(diagonal[row]) > abs(diagonal[largest]) { largest = row }
            pivots[step] = Int32(largest + 1)
            guard diagonal[largest] != 0 else {
                if info == 0 { info = Int32(step + 1) }
                continue
            }
            if largest != step { exchange(step, largest, a, apart, columns) }
            for row in step + 1..<max(rows, step + 1) { diagonal[row] /= diagonal[step] }
            for column in step + 1..<max(columns, step + 1) {
                let other = a + column * apart
                for row in step + 1..<max(rows, step + 1) { other[row] -= diagonal[row] * other[step] }
            }
        }
        return info
    }

    static func invert<Real: BinaryFloatingPoint>(
        _ n: Int32, _ a: UnsafeMutablePointer<Real>, _ lda: Int32, _ pivots: UnsafePointer<Int32>, _ work: UnsafeMutablePointer<Real>,
        _ length: Int32
    ) -> Int32 {
        if n < 0 { return -1 }
        if lda < max(1, n) { return -3 }
        if length < max(1, n), length != -1 { return -6 }
        work.pointee = Real(max(1, n))
        if length == -1 { return 0 }
        let count = Int(n), apart = Int(lda)
        if let zero = (0..<count).first(where: { a[$0 * apart + $0] == 0 }) { return Int32(zero + 1) }
        // The columns of the inverse are what the columns of the identity are solved to.
        var inverse = [Real](repeating: 0, count: count * count)
        for index in 0..<count { inverse[index * count + index] = 1 }
        inverse.withUnsafeMutableBufferPointer { columns in
            guard let first = columns.baseAddress else { return }
            solve(false, count, count, a, apart, pivots, first, count)
            for column in 0..<count { (a + column * apart).update(from: first + column * count, count: count) }
        }
        return 0
    }

    static func solve<Real: BinaryFloatingPoint>(
        _ transposed: CChar, _ n: Int32, _ sides: Int32, _ a: UnsafePointer<Real>, _ lda: Int32, _ pivots: UnsafePointer<Int32>,
        _ b: UnsafeMutablePointer<Real>, _ ldb: Int32
    ) -> Int32 {
        let letter = Character(UnicodeScalar(UInt8(bitPattern: transposed))).uppercased()
        if !["N", "T", "C"].contains(letter) { return -1 }
        if n < 0 { return -2 }
        if sides < 0 { return -3 }
        if lda < max(1, n) { return -5 }
        if ldb < max(1, n) { return -8 }
        solve(letter != "N", Int(n), Int(sides), a, Int(lda), pivots, b, Int(ldb))
        return 0
    }

    /// One column of B after another; with a pivot of 0 the answer is not finite, as LAPACK’s is not.
    private static func solve<Real: BinaryFloatingPoint>(
        _ isTransposed: Bool, _ count: Int, _ sides: Int, _ a: UnsafePointer<Real>, _ apart: Int, _ pivots: UnsafePointer<Int32>,
        _ b: UnsafeMutablePointer<Real>, _ apartB: Int
    ) {
        for side in 0..<sides {
            let x = b + side * apartB
            if isTransposed {
                for row in 0..<count {
                    for before in 0..<row { x[row] -= a[row * apart + before] * x[before] }
                    x[row] /= a[row * apart + row]
                }
                for row in (0..<count).reversed() {
                    for after in row + 1..<max(count, row + 1) { x[row] -= a[row * apart + after] * x[after] }
                }
                for row in (0..<count).reversed() { exchange(row, Int(pivots[row]) - 1, x, 0, 1) }
            } else {
                for row in 0..<count { exchange(row, Int(pivots[row]) - 1, x, 0, 1) }
                for row in 0..<count {
                    for before in 0..<row { x[row] -= a[before * apart + row] * x[before] }
                }
                for row in (0..<count).reversed() {
                    for after in row + 1..<max(count, row + 1) { x[row] -= a[after * apart + row] * x[after] }
                    x[row] /= a[row * apart + row]
                }
            }
        }
    }

    /// Exchanges two rows in a number of columns.
    private static func exchange<Real>(_ row: Int, _ other: Int, _ a: UnsafeMutablePointer<Real>, _ apart: Int, _ columns: Int) {
        guard row != other else { return }
        for column in 0..<columns {
            let kept = a[column * apart + row]
            a[column * apart + row] = a[column * apart + other]
            a[column * apart + other] = kept
        }
    }
}
