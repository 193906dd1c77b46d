import VitrineCFreeType
import Foundation

extension Path {
    /// A FreeType outline, its coordinates multiplied by `scale`; y is flipped when `flipped`.
    init(_ outline: inout FT_Outline, scale: Double, flipped: Bool) {
        let collector = OutlineCollector(scale: scale, flip: flipped ? -1 : 1)
        var functions = FT_Outline_Funcs()
        functions.move_to = { to, user in
            OutlineCollector.from(user) { $0.begin($1) }(to)
        }
        functions.line_to = { to, user in
            OutlineCollector.from(user) { $0.path.addLine(to: $1) }(to)
        }
        functions.conic_to = { control, to, user in
            guard let user, let control, let to else { return 1 }
            let collector = Unmanaged<OutlineCollector>.fromOpaque(user).takeUnretainedValue()
            collector.path.addQuadCurve(to: collector.point(to.pointee), control: collector.point(control.pointee))
            return 0
        }
        functions.cubic_to = { control1, control2, to, user in
            guard let user, let control1, let control2, let to else { return 1 }
            let collector = Unmanaged<OutlineCollector>.fromOpaque(user).takeUnretainedValue()
            collector.path.addCurve(
                to: collector.point(to.pointee), control1: collector.point(control1.pointee),
                control2: collector.point(control2.pointee))
            return 0
        }
        _ = FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(collector).toOpaque())
        collector.path.closeSubpath()
        self = collector.path
    }
}

private final class OutlineCollector {
    var path = Path()
    private let scale: Double
    private let flip: Double

    init(scale: Double, flip: Double) {
        self.scale = scale
        self.flip = flip
    }

    func begin(_ point: CGPoint) {
        path.closeSubpath()
        path.move(to: point)
    }

    func point(_ vector: FT_Vector) -> CGPoint { CGPoint(x: Double(vector.x) * scale, y: Double(vector.y) * scale * flip) }

    /// A callback's body, given the collector behind FreeType's `user` pointer.
    static func from(
        _ user: UnsafeMutableRawPointer?, _ body: @escaping (OutlineCollector, CGPoint) -> Void
    ) -> (UnsafePointer<FT_Vector>?) -> Int32 {
        { vector in
            guard let user, let vector else { return 1 }
            let collector = Unmanaged<OutlineCollector>.fromOpaque(user).takeUnretainedValue()
            body(collector, collector.point(vector.pointee))
            return 0
        }
    }
}
