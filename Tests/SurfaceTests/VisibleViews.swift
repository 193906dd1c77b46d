import SwiftUI
import UIKit

private struct Dimmed: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0.4) }
}

private struct Kite: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        }
    }
}

private struct Striped: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.red : .green }
}

let visibleViews: [Visible] = [
    Visible("Text") { Text("Shown") },
    Visible("Color") { Color.red },
    Visible("Image") { Image(systemName: "star.fill") },
    Visible("Divider") { Divider() },
    Visible("Label") { Label("Shown", systemImage: "star") },
    Visible("AnyView") { AnyView(Text("Shown")) },
    Visible("Group") { Group { Text("Shown") } },
    Visible("ForEach") { VStack { ForEach(0..<3) { Text("\($0)") } } },
    Visible("Gradient") {
        Rectangle().fill(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
    } without: {
        Rectangle().fill(LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom))
    },
    Visible("LinearGradient") { LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing) },
    Visible("RadialGradient") { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50) },
    Visible("AngularGradient") { AngularGradient(colors: [.red, .blue], center: .center) },
    Visible("UnitPoint") {
        LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: UnitPoint(x: 1, y: 0.5))
    } without: {
        LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottom)
    },
    Visible("Angle") {
        Rectangle().frame(width: 40, height: 20).rotationEffect(Angle(degrees: 30))
    } without: {
        Rectangle().frame(width: 40, height: 20).rotationEffect(Angle(degrees: 60))
    },
    Visible("ShapeStyle") {
        Rectangle().fill(Striped())
    } without: {
        Rectangle().fill(.blue)
    },
    Visible("AnyShapeStyle") {
        Rectangle().fill(AnyShapeStyle(.red))
    } without: {
        Rectangle().fill(AnyShapeStyle(.blue))
    },
    Visible("Shape") { Kite() },
    Visible("ViewModifier") {
        Text("Shown").modifier(Dimmed())
    } without: {
        Text("Shown")
    },
    Visible(".modifier") {
        Color.red.modifier(Dimmed())
    } without: {
        Color.red
    },
    Visible("Link") { Link("Shown", destination: URL(filePath: "/")) },
    Visible("UIKit:UIImage") {
        Image(uiImage: picture(.red))
    } without: {
        Image(uiImage: picture(.blue))
    },
    Visible("UIKit:UIColor") {
        Color(UIColor.systemRed)
    } without: {
        Color(UIColor.systemBlue)
    },
    Visible("UIKit:UIFont") {
        Text("Shown").font(Font(UIFont.systemFont(ofSize: 30)))
    } without: {
        Text("Shown")
    },
    Visible("UIKit:UIGraphicsImageRenderer") { Image(uiImage: picture(.green)) },
    Visible(".resizable") {
        Image(uiImage: picture(.red)).resizable()
    } without: {
        Image(uiImage: picture(.red))
    },
    Visible(".renderingMode") {
        Image(uiImage: picture(.red)).renderingMode(.template)
    } without: {
        Image(uiImage: picture(.red))
    },
    Visible(".imageScale") {
        Image(systemName: "star").imageScale(.large)
    } without: {
        Image(systemName: "star")
    },
    Visible(".symbolRenderingMode") {
        Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
    } without: {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.red)
    },
    Visible(".symbolVariant") {
        Image(systemName: "star").symbolVariant(.fill)
    } without: {
        Image(systemName: "star")
    },
]

/// A square of one colour, drawn as an app draws its own pictures.
@MainActor private func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
}
