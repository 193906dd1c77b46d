import SwiftUI

private let long = "A text that is much too long to stand on one line of a small widget"
private let noon = Date(timeIntervalSince1970: 1_781_000_000)

let visibleText: [Visible] = [
    Visible("Text(style:)") {
        Text(noon, style: .date)
    } without: {
        Text(noon, style: .time)
    },
    Visible("Text(timerInterval:)") { Text(timerInterval: noon...noon.addingTimeInterval(600)) },
    Visible("Text+Text") {
        Text("One") + Text("Two").bold()
    } without: {
        Text("One")
    },
    Visible("LocalizedStringKey") {
        Text(LocalizedStringKey("Shown **bold**"))
    } without: {
        Text(verbatim: "Shown **bold**")
    },
    Visible("Font") {
        Text("Shown").font(Font.system(size: 30))
    } without: {
        Text("Shown")
    },
    Visible(".font") {
        Text("Shown").font(.caption)
    } without: {
        Text("Shown")
    },
    Visible(".fontWeight") {
        Text("Shown").fontWeight(.heavy)
    } without: {
        Text("Shown")
    },
    Visible(".fontDesign") {
        Text("Shown").fontDesign(.serif)
    } without: {
        Text("Shown")
    },
    Visible(".fontWidth") {
        Text("Shown").fontWidth(.compressed)
    } without: {
        Text("Shown")
    },
    Visible(".bold") {
        Text("Shown").bold()
    } without: {
        Text("Shown")
    },
    Visible(".italic") {
        Text("Shown").italic()
    } without: {
        Text("Shown")
    },
    Visible(".strikethrough") {
        Text("Shown").strikethrough()
    } without: {
        Text("Shown")
    },
    Visible(".monospacedDigit") {
        Text("0:11").monospacedDigit()
    } without: {
        Text("0:11")
    },
    Visible(".textCase") {
        Text("Shown").textCase(.uppercase)
    } without: {
        Text("Shown")
    },
    Visible(".lineLimit") {
        Text(long).lineLimit(1)
    } without: {
        Text(long)
    },
    Visible(".lineSpacing") {
        Text(long).lineSpacing(9)
    } without: {
        Text(long)
    },
    Visible(".multilineTextAlignment") {
        Text(long).multilineTextAlignment(.trailing)
    } without: {
        Text(long)
    },
    Visible(".truncationMode") {
        Text(long).lineLimit(1).truncationMode(.head)
    } without: {
        Text(long).lineLimit(1)
    },
    Visible(".minimumScaleFactor") {
        Text(long).lineLimit(1).minimumScaleFactor(0.3)
    } without: {
        Text(long).lineLimit(1)
    },
    Visible(".allowsTightening") {
        Text("Just too long a line").font(.system(size: 18)).lineLimit(1).allowsTightening(true).frame(width: 148)
    } without: {
        Text("Just too long a line").font(.system(size: 18)).lineLimit(1).frame(width: 148)
    },
    Visible(".foregroundColor") {
        Text("Shown").foregroundColor(.red)
    } without: {
        Text("Shown")
    },
    Visible(".foregroundStyle") {
        Text("Shown").foregroundStyle(.secondary)
    } without: {
        Text("Shown")
    },
]
