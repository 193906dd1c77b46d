import SwiftUI

private let kite = Path { path in
    path.move(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 20))
    path.addLine(to: CGPoint(x: 20, y: 60))
}

let visibleShapes: [Visible] = [
    Visible("Circle") { Circle() },
    Visible("Rectangle") { Rectangle() },
    Visible("RoundedRectangle") {
        RoundedRectangle(cornerRadius: 12)
    } without: {
        Rectangle()
    },
    Visible("Capsule") {
        Capsule().frame(height: 30)
    } without: {
        Rectangle().frame(height: 30)
    },
    Visible("ContainerRelativeShape") {
        ContainerRelativeShape()
    } without: {
        Rectangle()
    },
    Visible("Path") { kite },
    Visible(".addLine") { kite },
    Visible(".addArc") {
        Path { $0.addArc(center: CGPoint(x: 40, y: 40), radius: 30, startAngle: .zero, endAngle: .degrees(90), clockwise: false) }
    },
    Visible(".addQuadCurve") {
        Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 60, y: 0), control: CGPoint(x: 30, y: 60))
        }
    },
    Visible(".closeSubpath") {
        Path { path in
            path.addPath(kite)
            path.closeSubpath()
        }.stroke(.red)
    } without: {
        kite.stroke(.red)
    },
    Visible(".fill") {
        Circle().fill(.red)
    } without: {
        Circle()
    },
    Visible(".stroke") {
        Circle().stroke(.red)
    } without: {
        Circle()
    },
    Visible("StrokeStyle") {
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
    } without: {
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 4))
    },
    Visible(".strokeBorder") {
        Circle().strokeBorder(.red, lineWidth: 6)
    } without: {
        Circle().stroke(.red, lineWidth: 6)
    },
    Visible(".trim") {
        Circle().trim(from: 0, to: 0.3).stroke(.red)
    } without: {
        Circle().stroke(.red)
    },
    Visible(".rotation") {
        Rectangle().rotation(.degrees(20))
    } without: {
        Rectangle()
    },
]
