import Accelerate
import Foundation
import Testing

@Suite("Accelerate’s matrices") struct MatricesTests {
    /// Numbers that are the same each time, between -1 and 1, with a 0 where the first pivot would be.
    private func matrix(_ order: Int) -> [Double] {
        var state: UInt64 = 42
        var values = (0..<order * order).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(Int64(bitPattern: state) >> 32) / Double(1 << 31)
        }
        if order > 1 { values[0] = 0 }
        return values
    }

    @Test("xcode.10: a matrix times another, and a matrix turned over, stand row after row") func products() {
        let a: [Double] = [1, 2, 3, 4, 5, 6]
        var turned = [Double](repeating: 0, count: 6), product = [Double](repeating: 0, count: 4)
        vDSP_mtransD(a, 1, &turned, 1, 3, 2)
        #expect(turned == [1, 4, 2, 5, 3, 6])
        vDSP_mmulD(a, 1, turned, 1, &product, 1, 2, 2, 3)
        #expect(product == [14, 32, 32, 77])
        var small = [Float](repeating: 0, count: 4), flat = [Float](repeating: 0, count: 2)
        vDSP_mmul([1, 2] as [Float], 1, [3, 4] as [Float], 1, &small, 1, 2, 2, 1)
        vDSP_mtrans([1, 2] as [Float], 1, &flat, 1, 2, 1)
        #expect(small == [3, 4, 6, 8] && flat == [1, 2])
    }

    @Test("xcode.10: the inverse of a matrix by its triangles times the matrix is the identity", arguments: 1...8)
    func inverse(order: Int) {
        let values = matrix(order)
        var inverse = values, n = __CLPK_integer(order), info: __CLPK_integer = 0
        var m = n, lda = n, pivots = [__CLPK_integer](repeating: 0, count: order)
        dgetrf_(&m, &n, &inverse, &lda, &pivots, &info)
        #expect(info == 0 && pivots.allSatisfy { (1...n).contains($0) })
        var best = 0.0, ask: __CLPK_integer = -1
        dgetri_(&n, &inverse, &lda, &pivots, &best, &ask, &info)
        #expect(info == 0 && Int(best) >= order)
        var work = [Double](repeating: 0, count: Int(best)), length = __CLPK_integer(best)
        dgetri_(&n, &inverse, &lda, &pivots, &work, &length, &info)
        #expect(info == 0)
        var product = [Double](repeating: 0, count: order * order)
        let length2 = vDSP_Length(order)
        vDSP_mmulD(values, 1, inverse, 1, &product, 1, length2, length2, length2)
        for index in product.indices { #expect(abs(product[index] - (index % (order + 1) == 0 ? 1 : 0)) < 1e-9) }
    }

    @Test("xcode.10: a system is solved with a matrix and with the same turned over, for each of its right sides", arguments: ["N", "T"])
    func solution(form: String) {
        let order = 5, values = matrix(order), sides = (0..<2 * order).map { Double($0) - 4 }
        var factors = values, n = __CLPK_integer(order), info: __CLPK_integer = 0, count: __CLPK_integer = 2
        var m = n, lda = n, ldb = n, pivots = [__CLPK_integer](repeating: 0, count: order), x = sides
        dgetrf_(&m, &n, &factors, &lda, &pivots, &info)
        form.withCString { _ = dgetrs_($0, &n, &count, &factors, &lda, &pivots, &x, &ldb, &info) }
        #expect(info == 0)
        for side in 0..<2 {
            for row in 0..<order {
                let sum = (0..<order).reduce(0) { sum, column in
                    sum + (form == "N" ? values[column * order + row] : values[row * order + column]) * x[side * order + column]
                }
                #expect(abs(sum - sides[side * order + row]) < 1e-9)
            }
        }
    }

    @Test("xcode.10: of a singular matrix the pivot that is 0 is told, and there is no inverse") func singular() {
        var matrix: [Float] = [1, 2, 2, 4], n: __CLPK_integer = 2, info: __CLPK_integer = 0
        var m = n, lda = n, pivots: [__CLPK_integer] = [0, 0], work: [Float] = [0, 0], length = n
        sgetrf_(&m, &n, &matrix, &lda, &pivots, &info)
        #expect(info == 2)
        let kept = matrix
        sgetri_(&n, &matrix, &lda, &pivots, &work, &length, &info)
        #expect(info == 2 && matrix == kept)
    }

    @Test("xcode.10: an argument that makes no sense is told by its number") func arguments() {
        var matrix = [1.0], one: __CLPK_integer = 1, less: __CLPK_integer = -1, none: __CLPK_integer = 0, info: __CLPK_integer = 0
        var pivots: [__CLPK_integer] = [1], work = [0.0], side = [1.0]
        dgetrf_(&less, &one, &matrix, &one, &pivots, &info)
        #expect(info == -1)
        dgetrf_(&one, &one, &matrix, &none, &pivots, &info)
        #expect(info == -4)
        dgetri_(&one, &matrix, &one, &pivots, &work, &none, &info)
        #expect(info == -6)
        _ = dgetrs_("X", &one, &one, &matrix, &one, &pivots, &side, &one, &info)
        #expect(info == -1)
    }
}
