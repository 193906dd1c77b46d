import Foundation

/// The vector has two 32-bit floating-point numbers, in 8 bytes.
public typealias simd_float2 = SIMD2<Float>
/// The vector has three 32-bit floating-point numbers, in 16 bytes.
public typealias simd_float3 = SIMD3<Float>
/// The vector has four 32-bit floating-point numbers, in 16 bytes.
public typealias simd_float4 = SIMD4<Float>
/// The vector has two 64-bit floating-point numbers, in 16 bytes.
public typealias simd_double2 = SIMD2<Double>
/// The vector has three 64-bit floating-point numbers, in 32 bytes.
public typealias simd_double3 = SIMD3<Double>
/// The vector has four 64-bit floating-point numbers, in 32 bytes.
public typealias simd_double4 = SIMD4<Double>
/// The vector has two 32-bit whole numbers with a sign, in 8 bytes.
public typealias simd_int2 = SIMD2<Int32>
/// The vector has three 32-bit whole numbers with a sign, in 16 bytes.
public typealias simd_int3 = SIMD3<Int32>
/// The vector has four 32-bit whole numbers with a sign, in 16 bytes.
public typealias simd_int4 = SIMD4<Int32>
/// The vector has two 32-bit whole numbers without a sign, in 8 bytes.
public typealias simd_uint2 = SIMD2<UInt32>
/// The vector has three 32-bit whole numbers without a sign, in 16 bytes.
public typealias simd_uint3 = SIMD3<UInt32>
/// The vector has four 32-bit whole numbers without a sign, in 16 bytes.
public typealias simd_uint4 = SIMD4<UInt32>
/// The older name stands for a vector of two 32-bit floating-point numbers.
public typealias vector_float2 = SIMD2<Float>
/// The older name stands for a vector of three 32-bit floating-point numbers.
public typealias vector_float3 = SIMD3<Float>
/// The older name stands for a vector of four 32-bit floating-point numbers.
public typealias vector_float4 = SIMD4<Float>

// Functions of vectors. Apple's have a version for each type; where they differ in nothing, one stands here for all.

/// The sum of the products, one by one.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// The square of the length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
/// The function gives the root of the sum of the squares of the vector's numbers.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length_squared(x).squareRoot() }
/// The length of what lies between two.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
/// The function gives the square of the length of what lies between two points, without taking a root.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length_squared(x - y) }
/// Returns the vector of length 1 in the same direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
/// The sum of the numbers.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// The smallest of the numbers.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// The largest of the numbers.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
/// The function gives, at each place, the smaller of the two numbers.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// The function gives, at each place, the larger of the two numbers.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// Clamps each element to a minimum and a maximum.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable { pointwiseMin(pointwiseMax(x, min), max) }
/// The function gives the number nearest to `x` that is no less than `min` and no more than `max`.
public func simd_clamp<N: FloatingPoint>(_ x: N, _ min: N, _ max: N) -> N { Swift.min(Swift.max(x, min), max) }
/// A vector between two, by a share of each number.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// The function gives a number between two: `x` where `t` is 0, `y` where it is 1.
public func simd_mix<N: FloatingPoint>(_ x: N, _ y: N, _ t: N) -> N { x + (y - x) * t }
/// The function gives each number without its sign.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint, V.Scalar: Comparable { pointwiseMax(x, .zero - x) }
/// Returns the fractional part of each element.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
/// The function gives a number less the next whole one below it: from 0 to below 1, for negative ones too.
public func simd_fract<N: FloatingPoint>(_ x: N) -> N { x - x.rounded(.down) }
/// A step that is 0 below the edge, else 1.
public func simd_step<N: FloatingPoint>(_ edge: N, _ x: N) -> N { x < edge ? 0 : 1 }
/// A step from 0 to 1 between the edges, leaving and arriving level.
public func simd_smoothstep<N: FloatingPoint>(_ edge0: N, _ edge1: N, _ x: N) -> N {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
/// The cross product, which is perpendicular to both vectors.
public func simd_cross<N: FloatingPoint>(_ x: SIMD3<N>, _ y: SIMD3<N>) -> SIMD3<N> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The vector as light is thrown back by what has that normal.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * simd_dot(x, n)) }

// The functions under the short names that they have in Swift.

/// The function gives the sum of the products of the numbers at each place, as `simd_dot` does.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, y) }
/// The function gives the root of the sum of the squares, as `simd_length` does.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
/// The function gives the sum of the squares, as `simd_length_squared` does.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length_squared(x) }
/// The function gives the length of what lies between two points, as `simd_distance` does.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_distance(x, y) }
/// The function gives the same direction at length 1, and no numbers (NaN) for a vector of zeros.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
/// The function gives a vector that stands upright on both, as `simd_cross` does.
public func cross<N: FloatingPoint>(_ x: SIMD3<N>, _ y: SIMD3<N>) -> SIMD3<N> { simd_cross(x, y) }
/// The function gives numbers between two vectors', with a share at each place: 0 is `x`, 1 is `y`.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { simd_mix(x, y, t) }
/// The function gives numbers between two vectors', with one share for all: 0 is `x`, 1 is `y`.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { simd_mix(x, y, V(repeating: t)) }
/// The function gives the direction in which a surface throws back `x`; its normal `n` has length 1.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(x, n) }
/// The function gives each number no less than that of `min` and no more than that of `max`.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable { simd_clamp(x, min, max) }
