// Matrices whose rows stand one after another, in memory of the caller's, with a stride between elements; by plain loops.

/// The product of a matrix of `m` rows and `p` columns with one of `p` rows and `n` columns.
public func vDSP_mmul(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ strideC: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) { product(a, strideA, b, strideB, c, strideC, Int(m), Int(n), Int(p)) }

/// The product of a matrix of `m` rows and `p` columns with one of `p` rows and `n` columns.
public func vDSP_mmulD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) { product(a, strideA, b, strideB, c, strideC, Int(m), Int(n), Int(p)) }

/// A matrix turned over its diagonal; the result has `m` rows and `n` columns. Not in place.
public func vDSP_mtrans(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ m: vDSP_Length,
    _ n: vDSP_Length
) { transpose(a, strideA, c, strideC, Int(m), Int(n)) }

/// A matrix turned over its diagonal; the result has `m` rows and `n` columns. Not in place.
public func vDSP_mtransD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ m: vDSP_Length,
    _ n: vDSP_Length
) { transpose(a, strideA, c, strideC, Int(m), Int(n)) }

private func product<Real: BinaryFloatingPoint>(
    _ a: UnsafePointer<Real>, _ strideA: Int, _ b: UnsafePointer<Real>, _ strideB: Int, _ c: UnsafeMutablePointer<Real>, _ strideC: Int,
    _ rows: Int, _ columns: Int, _ inner: Int
) {
    for row in 0..<rows {
        for column in 0..<columns {
            var sum: Real = 0
            for index in 0..<inner { sum += a[(row * inner + index) * strideA] * b[(index * columns + column) * strideB] }
            c[(row * columns + column) * strideC] = sum
        }
    }
}

private func transpose<Real>(
    _ a: UnsafePointer<Real>, _ strideA: Int, _ c: UnsafeMutablePointer<Real>, _ strideC: Int, _ rows: Int, _ columns: Int
) {
    for row in 0..<rows {
        for column in 0..<columns { c[(row * columns + column) * strideC] = a[(column * rows + row) * strideA] }
    }
}
