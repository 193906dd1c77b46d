import Foundation
import VitrineDrawing

/// A control that no widget can show. iOS draws a yellow sign with a red "not allowed" mark in its place, and so is it drawn here. In an app it
/// would be there: a grey field with its name stands for it.
struct RefusedControl {
    let name: String
    /// Points; a nil width takes what is offered.
    var width: CGFloat?
    var height: CGFloat
    @Environment(\.isOnScreen) private var isOnScreen

    init(name: String, width: CGFloat? = nil, height: CGFloat) { (self.name, self.width, self.height) = (name, width, height) }
}

extension RefusedControl: View {
    @ViewBuilder var body: some View {
        if isOnScreen {
            Text(verbatim: name).font(.footnote).foregroundStyle(.secondary).lineLimit(1).padding(.horizontal, 8)
                .frame(width: width, height: max(height, 24)).frame(minWidth: height, maxWidth: width == nil ? .infinity : nil)
                .background(.quaternary, in: RoundedRectangle(cornerRadius: 6))
        } else {
            sign
        }
    }

    private var sign: some View {
        ZStack {
            Color.yellow
            NotAllowedMark().stroke(Color.red, lineWidth: max(height / 12, 2)).padding(max(height / 8, 3))
        }
        .frame(width: width, height: height)
        .frame(minWidth: height)
        .reporting("\(name): a widget cannot show it; iOS draws a yellow sign in its place, and so is it drawn here")
    }
}

/// A circle with a line across, from the upper left to the lower right.
struct NotAllowedMark: Shape {
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let circle = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        let reach = side / 2 * 0.5.squareRoot()
        var path = Path(ellipseIn: circle)
        path.move(to: CGPoint(x: rect.midX - reach, y: rect.midY - reach))
        path.addLine(to: CGPoint(x: rect.midX + reach, y: rect.midY + reach))
        return path
    }
}
