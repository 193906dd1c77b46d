import Foundation

/// A matrix of three columns of three numbers.
public struct simd_float3x3: Hashable, Sendable {
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Of zeros.
    public init() { columns = (.zero, .zero, .zero) }
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) { columns = (col0, col1, col2) }
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// Three columns in an array.
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 3, "A 3×3 matrix has three columns.")
        self.columns = (columns[0], columns[1], columns[2])
    }
    /// The number on the diagonal, else zeros.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3(repeating: scalar)) }
    public init(diagonal: SIMD3<Float>) {
        columns = (SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z))
    }
    public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }

    public subscript(column: Int) -> SIMD3<Float> {
        switch column {
        case 0: columns.0
        case 1: columns.1
        case 2: columns.2
        default: preconditionFailure("A 3×3 matrix has no column \(column).")
        }
    }

    /// Rows for columns.
    public var transpose: simd_float3x3 {
        simd_float3x3(
            SIMD3(columns.0.x, columns.1.x, columns.2.x), SIMD3(columns.0.y, columns.1.y, columns.2.y),
            SIMD3(columns.0.z, columns.1.z, columns.2.z))
    }
    public var determinant: Float { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }
    /// What undoes it; not of finite numbers where nothing does.
    public var inverse: simd_float3x3 {
        let scale = 1 / determinant
        let rows = simd_float3x3(
            simd_cross(columns.1, columns.2) * scale, simd_cross(columns.2, columns.0) * scale, simd_cross(columns.0, columns.1) * scale)
        return rows.transpose
    }

    public static func * (matrix: simd_float3x3, vector: SIMD3<Float>) -> SIMD3<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
    }
    public static func * (one: simd_float3x3, other: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(one * other.columns.0, one * other.columns.1, one * other.columns.2)
    }
    public static func == (one: simd_float3x3, other: simd_float3x3) -> Bool { one.columns == other.columns }
    public func hash(into hasher: inout Hasher) { for column in 0..<3 { hasher.combine(self[column]) } }
}

/// A matrix of four columns of four numbers.
public struct simd_float4x4: Hashable, Sendable {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
        columns = (col0, col1, col2, col3)
    }
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// Four columns in an array.
    public init(_ columns: [SIMD4<Float>]) {
        precondition(columns.count == 4, "A 4×4 matrix has four columns.")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    /// The number on the diagonal, else zeros.
    public init(_ scalar: Float) { self.init(diagonal: SIMD4(repeating: scalar)) }
    public init(diagonal: SIMD4<Float>) {
        columns = (
            SIMD4(diagonal.x, 0, 0, 0), SIMD4(0, diagonal.y, 0, 0), SIMD4(0, 0, diagonal.z, 0), SIMD4(0, 0, 0, diagonal.w)
        )
    }
    public init(rows: [SIMD4<Float>]) { self = simd_float4x4(rows).transpose }

    public subscript(column: Int) -> SIMD4<Float> {
        switch column {
        case 0: columns.0
        case 1: columns.1
        case 2: columns.2
        case 3: columns.3
        default: preconditionFailure("A 4×4 matrix has no column \(column).")
        }
    }

    /// Rows for columns.
    public var transpose: simd_float4x4 {
        simd_float4x4((0..<4).map { row in SIMD4(columns.0[row], columns.1[row], columns.2[row], columns.3[row]) })
    }

    public static func * (matrix: simd_float4x4, vector: SIMD4<Float>) -> SIMD4<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z + matrix.columns.3 * vector.w
    }
    public static func * (one: simd_float4x4, other: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(one * other.columns.0, one * other.columns.1, one * other.columns.2, one * other.columns.3)
    }
    public static func == (one: simd_float4x4, other: simd_float4x4) -> Bool { one.columns == other.columns }
    public func hash(into hasher: inout Hasher) { for column in 0..<4 { hasher.combine(self[column]) } }
}

public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
