import Foundation

// The functions of C that work on memory of the caller's, with a stride for each vector; by plain loops.

/// Sums of two vectors.
public func vDSP_vadd(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] + b[index * strideB] }
}

/// Products of two vectors.
public func vDSP_vmul(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] * b[index * strideB] }
}

/// The second vector less the first: Apple's order.
public func vDSP_vsub(
    _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] - b[index * strideB] }
}

/// The second vector divided by the first: Apple's order.
public func vDSP_vdiv(
    _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] / b[index * strideB] }
}

/// A vector times a number.
public func vDSP_vsmul(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] * b.pointee }
}

/// A vector and a number.
public func vDSP_vsadd(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] + b.pointee }
}

/// A vector divided by a number.
public func vDSP_vsdiv(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] / b.pointee }
}

/// The sum of a vector.
public func vDSP_sve(_ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length) {
    var result: Float = 0
    for index in 0..<Int(count) { result = result + a[index * stride] }
    c.pointee = result
}

/// The mean of a vector.
public func vDSP_meanv(_ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length) {
    var result: Float = 0
    for index in 0..<Int(count) { result = result + a[index * stride] }
    c.pointee = result / Float(count)
}

/// The largest of a vector.
public func vDSP_maxv(_ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length) {
    var result: Float = -.infinity
    for index in 0..<Int(count) { result = max(result, a[index * stride]) }
    c.pointee = result
}

/// The smallest of a vector.
public func vDSP_minv(_ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length) {
    var result: Float = .infinity
    for index in 0..<Int(count) { result = min(result, a[index * stride]) }
    c.pointee = result
}

/// The root of the mean of a vector's squares.
public func vDSP_rmsqv(_ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length) {
    var result: Float = 0
    for index in 0..<Int(count) { result = result + a[index * stride] * a[index * stride] }
    c.pointee = (result / Float(count)).squareRoot()
}

/// The sum of the products of two vectors.
public func vDSP_dotpr(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
    _ count: vDSP_Length
) {
    var result: Float = 0
    for index in 0..<Int(count) { result += a[index * strideA] * b[index * strideB] }
    c.pointee = result
}

/// Sums of two vectors.
public func vDSP_vaddD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] + b[index * strideB] }
}

/// Products of two vectors.
public func vDSP_vmulD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] * b[index * strideB] }
}

/// The second vector less the first: Apple's order.
public func vDSP_vsubD(
    _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride, _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] - b[index * strideB] }
}

/// The second vector divided by the first: Apple's order.
public func vDSP_vdivD(
    _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride, _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] / b[index * strideB] }
}

/// A vector times a number.
public func vDSP_vsmulD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ strideC: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] * b.pointee }
}

/// A vector and a number.
public func vDSP_vsaddD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ strideC: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] + b.pointee }
}

/// A vector divided by a number.
public func vDSP_vsdivD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
    _ strideC: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] / b.pointee }
}

/// The sum of a vector.
public func vDSP_sveD(_ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length) {
    var result: Double = 0
    for index in 0..<Int(count) { result = result + a[index * stride] }
    c.pointee = result
}

/// The mean of a vector.
public func vDSP_meanvD(_ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length) {
    var result: Double = 0
    for index in 0..<Int(count) { result = result + a[index * stride] }
    c.pointee = result / Double(count)
}

/// The largest of a vector.
public func vDSP_maxvD(_ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length) {
    var result: Double = -.infinity
    for index in 0..<Int(count) { result = max(result, a[index * stride]) }
    c.pointee = result
}

/// The smallest of a vector.
public func vDSP_minvD(_ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length) {
    var result: Double = .infinity
    for index in 0..<Int(count) { result = min(result, a[index * stride]) }
    c.pointee = result
}

/// The root of the mean of a vector's squares.
public func vDSP_rmsqvD(_ a: UnsafePointer<Double>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length) {
    var result: Double = 0
    for index in 0..<Int(count) { result = result + a[index * stride] * a[index * stride] }
    c.pointee = (result / Double(count)).squareRoot()
}

/// The sum of the products of two vectors.
public func vDSP_dotprD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ count: vDSP_Length
) {
    var result: Double = 0
    for index in 0..<Int(count) { result += a[index * strideA] * b[index * strideB] }
    c.pointee = result
}
