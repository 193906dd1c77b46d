import Foundation
import SwiftUI

// Source as widgets have it: every line here is a way of writing that must go on compiling, in the language mode of widgets.

struct TypicalEntry {
    var date = Date(timeIntervalSince1970: 0)
    var city = "Reykjavík"
    var price: Double? = 289.5
    var legs = [Leg(id: "1", from: "LHR", to: "KEF"), Leg(id: "2", from: "KEF", to: "LHR")]

    struct Leg: Identifiable, Hashable {
        let id: String
        let from: String
        let to: String
    }
}

enum Corner {
    static let radius: CGFloat = 8
    static let brand = Color(red: 75 / 255, green: 73 / 255, blue: 200 / 255)
}

struct CardStyle: ViewModifier {
    @Environment(\.colorScheme) var colorScheme
    var isProminent = false

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(isProminent ? Corner.brand : Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: Corner.radius))
            .shadow(color: .black.opacity(colorScheme == .dark ? 0 : 0.1), radius: 2, y: 1)
    }
}

extension View {
    func card(prominent: Bool = false) -> some View { modifier(CardStyle(isProminent: prominent)) }

    @ViewBuilder func hidden(if condition: Bool) -> some View {
        if condition { hidden() } else { self }
    }
}

struct Lean: Shape {
    var amount: CGFloat = 10
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - amount, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct LegRow: View {
    let leg: TypicalEntry.Leg
    @ScaledMetric private var side = 20.0

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Text(leg.from).font(.title2.weight(.bold)).minimumScaleFactor(0.75)
            Image(systemName: "airplane").imageScale(.small).foregroundStyle(.tint).accessibilityHidden(true)
            Text(leg.to).font(.system(.title2, design: .rounded).bold())
            Spacer(minLength: 0)
            (Text("from ") + Text(289, format: .currency(code: "EUR")).bold().foregroundColor(.orange)).font(.footnote)
        }
        .lineLimit(1)
        .frame(minHeight: side)
    }
}

struct TypicalWidgetView: View {
    var entry = TypicalEntry()
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.redactionReasons) private var reasons

    private var gradient: LinearGradient {
        LinearGradient(gradient: Gradient(colors: [.indigo, .blue.opacity(0.5)]), startPoint: .top, endPoint: .bottomTrailing)
    }

    @ViewBuilder private var header: some View {
        if let price = entry.price, !typeSize.isAccessibilitySize {
            Label("\(price, specifier: "%.2f")", systemImage: "tag.fill").labelStyle(.titleAndIcon)
        } else if reasons.contains(.placeholder) {
            EmptyView()
        } else {
            Text("No deals")
        }
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            ContainerRelativeShape().fill(gradient)
            VStack(alignment: .leading, spacing: 4) {
                header
                    .font(.caption.monospacedDigit())
                    .foregroundStyle(.secondary)
                Text(entry.city).font(.headline).fontWeight(.semibold).lineLimit(2, reservesSpace: true)
                Text(entry.date, style: .date).font(.caption2).foregroundColor(.secondary)
                Text("\(entry.legs.count) legs").textCase(.uppercase).kerning(0.5)
                Divider()
                ForEach(entry.legs) { leg in
                    Link(destination: URL(string: "trips://leg/\(leg.id)")!) { LegRow(leg: leg) }
                }
                ForEach(Array(entry.legs.enumerated()), id: \.offset) { index, leg in
                    Text(verbatim: "\(index): \(leg.from)").card(prominent: index == 0).hidden(if: index > 0)
                }
                Spacer()
                HStack {
                    Circle().stroke(Color.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 4])).frame(
                        width: 14, height: 14)
                    Capsule().strokeBorder(.white, lineWidth: 1).frame(width: 30, height: 14)
                    Lean(amount: 4).fill(.orange).frame(width: 30, height: 14).overlay(Text("Deal").font(.system(size: 8)))
                    Circle().trim(from: 0, to: 0.7).stroke(.green, lineWidth: 3).rotationEffect(.degrees(-90)).frame(width: 14, height: 14)
                    Rectangle().fill(Color.red.gradient).frame(width: 14, height: 14).clipShape(Circle()).cornerRadius(3)
                }
            }
            .padding()
        }
        .foregroundStyle(.white, .white.opacity(0.7))
        .tint(.orange)
        .multilineTextAlignment(.leading)
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("Deal for \(entry.city)"))
        .environment(\.locale, Locale(identifier: "en_GB"))
        .background(Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white }))
        .clipped()
    }
}
