import Drawing
import Foundation
extension Drawing.Path {
    var boundingRect: CGRect {
        var r = CGRect.null
        for e in elements {
            if case .move(let p) = e { r = r.union(CGRect(origin: p, size: .zero)) }
            if case .line(let p) = e { r = r.union(CGRect(origin: p, size: .zero)) }
        }
        return r
    }
}
