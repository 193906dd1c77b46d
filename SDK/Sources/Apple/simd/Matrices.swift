import Foundation

/// A matrix of three columns of three numbers.
public struct simd_float3x3: Hashable, Sendable {
    /// The numbers stand column by column, from left to right, three in each.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Makes a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }
    /// This makes a 3×3 matrix of its columns, from left to right.
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) { columns = (col0, col1, col2) }
    /// This makes a 3×3 matrix of a tuple of its columns, from left to right.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// Three columns in an array.
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 3, "A 3×3 matrix has three columns.")
        self.columns = (columns[0], columns[1], columns[2])
    }
    /// The number on the diagonal, else zeros.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3(repeating: scalar)) }
    /// This makes a 3×3 matrix with these numbers from top left to bottom right, and zeros elsewhere.
    public init(diagonal: SIMD3<Float>) {
        columns = (SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z))
    }
    /// This makes a 3×3 matrix of its rows, from top to bottom; it traps unless there are three.
    public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }

    /// The subscript gives a column of three numbers, counted from 0; it traps outside 0 to 2.
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
    /// The number is how many times the volume the matrix makes of a body's, negative where it mirrors it.
    public var determinant: Float { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }
    /// The inverse of the matrix; not of finite numbers where there is none.
    public var inverse: simd_float3x3 {
        let scale = 1 / determinant
        let rows = simd_float3x3(
            simd_cross(columns.1, columns.2) * scale, simd_cross(columns.2, columns.0) * scale, simd_cross(columns.0, columns.1) * scale)
        return rows.transpose
    }

    /// The product is the vector of three that the 3×3 matrix makes of a column vector.
    public static func * (matrix: simd_float3x3, vector: SIMD3<Float>) -> SIMD3<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
    }
    /// The product is the 3×3 matrix that does what the second does, then what the first does.
    public static func * (one: simd_float3x3, other: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(one * other.columns.0, one * other.columns.1, one * other.columns.2)
    }
    /// Two 3×3 matrices are equal where all nine numbers are, exactly.
    public static func == (one: simd_float3x3, other: simd_float3x3) -> Bool { one.columns == other.columns }
    /// The hash takes in all nine numbers, column by column.
    public func hash(into hasher: inout Hasher) { for column in 0..<3 { hasher.combine(self[column]) } }
}

/// A matrix of four columns of four numbers.
public struct simd_float4x4: Hashable, Sendable {
    /// The numbers stand column by column, from left to right, four in each.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Makes a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// This makes a 4×4 matrix of its columns, from left to right.
    public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
        columns = (col0, col1, col2, col3)
    }
    /// This makes a 4×4 matrix of a tuple of its columns, from left to right.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// Four columns in an array.
    public init(_ columns: [SIMD4<Float>]) {
        precondition(columns.count == 4, "A 4×4 matrix has four columns.")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }
    /// The number on the diagonal, else zeros.
    public init(_ scalar: Float) { self.init(diagonal: SIMD4(repeating: scalar)) }
    /// This makes a 4×4 matrix with these numbers from top left to bottom right, and zeros elsewhere.
    public init(diagonal: SIMD4<Float>) {
        columns = (
            SIMD4(diagonal.x, 0, 0, 0), SIMD4(0, diagonal.y, 0, 0), SIMD4(0, 0, diagonal.z, 0), SIMD4(0, 0, 0, diagonal.w)
        )
    }
    /// This makes a 4×4 matrix of its rows, from top to bottom; it traps unless there are four.
    public init(rows: [SIMD4<Float>]) { self = simd_float4x4(rows).transpose }

    /// The subscript gives a column of four numbers, counted from 0; it traps outside 0 to 3.
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

    /// The product is the vector of four that the 4×4 matrix makes of a column vector.
    public static func * (matrix: simd_float4x4, vector: SIMD4<Float>) -> SIMD4<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z + matrix.columns.3 * vector.w
    }
    /// The product is the 4×4 matrix that does what the second does, then what the first does.
    public static func * (one: simd_float4x4, other: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(one * other.columns.0, one * other.columns.1, one * other.columns.2, one * other.columns.3)
    }
    /// Two 4×4 matrices are equal where all sixteen numbers are, exactly.
    public static func == (one: simd_float4x4, other: simd_float4x4) -> Bool { one.columns == other.columns }
    /// The hash takes in all sixteen numbers, column by column.
    public func hash(into hasher: inout Hasher) { for column in 0..<4 { hasher.combine(self[column]) } }
}

/// The short name stands for a matrix of 3×3 floats.
public typealias float3x3 = simd_float3x3
/// The short name stands for a matrix of 4×4 floats.
public typealias float4x4 = simd_float4x4
/// The older name stands for a matrix of 3×3 floats.
public typealias matrix_float3x3 = simd_float3x3
/// The older name stands for a matrix of 4×4 floats.
public typealias matrix_float4x4 = simd_float4x4
/// The 3×3 matrix leaves every vector as it is: ones from top left to bottom right, else zeros.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The 4×4 matrix leaves every vector as it is: ones from top left to bottom right, else zeros.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The function gives the vector of three that the 3×3 matrix makes of a column vector.
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
/// The function gives the vector of four that the 4×4 matrix makes of a column vector.
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
/// The function gives the 3×3 matrix that does what `y` does, then what `x` does.
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// The function gives the 4×4 matrix that does what `y` does, then what `x` does.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
