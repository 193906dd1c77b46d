// LAPACK's functions for small dense systems, under the names that Fortran gave them. Matrices stand column after column, a leading
// dimension apart; indices of rows count from 1. `info` is 0, or -i where the i-th argument makes no sense, or the index of a pivot that
// is exactly 0. Only what has to be written is taken as mutable: C's older header, which takes all so, compiles all the same.

public typealias __CLPK_integer = Int32
public typealias __CLPK_real = Float
public typealias __CLPK_doublereal = Double

/// Splits a matrix of `m` rows and `n` columns into P·L·U, in its place, with partial pivoting.
/// - Parameters:
///   - ipiv: takes min(m, n) rows, each of which its own was exchanged with.
///   - info: i where U(i, i) is exactly 0: the matrix is singular.
@discardableResult public func dgetrf_(
    _ m: UnsafePointer<__CLPK_integer>!, _ n: UnsafePointer<__CLPK_integer>!, _ a: UnsafeMutablePointer<__CLPK_doublereal>!,
    _ lda: UnsafePointer<__CLPK_integer>!, _ ipiv: UnsafeMutablePointer<__CLPK_integer>!, _ info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
    info.pointee = DenseLU.factor(m.pointee, n.pointee, a, lda.pointee, ipiv)
    return 0
}

/// Splits a matrix of `m` rows and `n` columns into P·L·U, in its place: ``dgetrf_`` for `Float`.
@discardableResult public func sgetrf_(
    _ m: UnsafePointer<__CLPK_integer>!, _ n: UnsafePointer<__CLPK_integer>!, _ a: UnsafeMutablePointer<__CLPK_real>!,
    _ lda: UnsafePointer<__CLPK_integer>!, _ ipiv: UnsafeMutablePointer<__CLPK_integer>!, _ info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
    info.pointee = DenseLU.factor(m.pointee, n.pointee, a, lda.pointee, ipiv)
    return 0
}

/// The inverse of a square matrix that ``dgetrf_`` has split, in its place.
/// - Parameters:
///   - work: takes, as its first, how much of it is best. Nothing else of it is used here.
///   - lwork: how much there is of it, at least `n`; -1 asks for that alone.
///   - info: i where U(i, i) is exactly 0: there is no inverse, and the matrix is left as it was.
@discardableResult public func dgetri_(
    _ n: UnsafePointer<__CLPK_integer>!, _ a: UnsafeMutablePointer<__CLPK_doublereal>!, _ lda: UnsafePointer<__CLPK_integer>!,
    _ ipiv: UnsafePointer<__CLPK_integer>!, _ work: UnsafeMutablePointer<__CLPK_doublereal>!, _ lwork: UnsafePointer<__CLPK_integer>!,
    _ info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
    info.pointee = DenseLU.invert(n.pointee, a, lda.pointee, ipiv, work, lwork.pointee)
    return 0
}

/// The inverse of a square matrix that ``sgetrf_`` has split, in its place: ``dgetri_`` for `Float`.
@discardableResult public func sgetri_(
    _ n: UnsafePointer<__CLPK_integer>!, _ a: UnsafeMutablePointer<__CLPK_real>!, _ lda: UnsafePointer<__CLPK_integer>!,
    _ ipiv: UnsafePointer<__CLPK_integer>!, _ work: UnsafeMutablePointer<__CLPK_real>!, _ lwork: UnsafePointer<__CLPK_integer>!,
    _ info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
    info.pointee = DenseLU.invert(n.pointee, a, lda.pointee, ipiv, work, lwork.pointee)
    return 0
}

/// Solves A·X = B, or Aᵀ·X = B, with a matrix that ``dgetrf_`` has split; X takes the place of B, which has `nrhs` columns.
/// - Parameter trans: `N` for A, `T` or `C` for Aᵀ.
@discardableResult public func dgetrs_(
    _ trans: UnsafePointer<CChar>!, _ n: UnsafePointer<__CLPK_integer>!, _ nrhs: UnsafePointer<__CLPK_integer>!,
    _ a: UnsafePointer<__CLPK_doublereal>!, _ lda: UnsafePointer<__CLPK_integer>!, _ ipiv: UnsafePointer<__CLPK_integer>!,
    _ b: UnsafeMutablePointer<__CLPK_doublereal>!, _ ldb: UnsafePointer<__CLPK_integer>!, _ info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
    info.pointee = DenseLU.solve(trans.pointee, n.pointee, nrhs.pointee, a, lda.pointee, ipiv, b, ldb.pointee)
    return 0
}

/// Solves A·X = B, or Aᵀ·X = B, with a matrix that ``sgetrf_`` has split: ``dgetrs_`` for `Float`.
@discardableResult public func sgetrs_(
    _ trans: UnsafePointer<CChar>!, _ n: UnsafePointer<__CLPK_integer>!, _ nrhs: UnsafePointer<__CLPK_integer>!,
    _ a: UnsafePointer<__CLPK_real>!, _ lda: UnsafePointer<__CLPK_integer>!, _ ipiv: UnsafePointer<__CLPK_integer>!,
    _ b: UnsafeMutablePointer<__CLPK_real>!, _ ldb: UnsafePointer<__CLPK_integer>!, _ info: UnsafeMutablePointer<__CLPK_integer>!
) -> Int32 {
    info.pointee = DenseLU.solve(trans.pointee, n.pointee, nrhs.pointee, a, lda.pointee, ipiv, b, ldb.pointee)
    return 0
}
