import SwiftUI

@MainActor private var box: some View { Rectangle().frame(width: 60, height: 40) }

let visibleModifiers: [Visible] = [
    Visible(".padding") {
        Color.red.padding()
    } without: {
        Color.red
    },
    Visible(".frame") {
        Color.red.frame(width: 40)
    } without: {
        Color.red
    },
    Visible(".background") {
        Text("Shown").background(.red)
    } without: {
        Text("Shown")
    },
    Visible(".overlay") {
        Color.red.overlay(Text("Shown"))
    } without: {
        Color.red
    },
    Visible(".opacity") {
        Color.red.opacity(0.5)
    } without: {
        Color.red
    },
    Visible(".clipShape") {
        Color.red.clipShape(Circle())
    } without: {
        Color.red
    },
    Visible(".clipped") {
        Circle().frame(width: 90).frame(width: 40).clipped()
    } without: {
        Circle().frame(width: 90).frame(width: 40)
    },
    Visible(".cornerRadius") {
        Color.red.cornerRadius(9)
    } without: {
        Color.red
    },
    Visible(".mask") {
        Color.red.mask { Text("Shown") }
    } without: {
        Color.red
    },
    Visible(".shadow") {
        box.shadow(radius: 4)
    } without: {
        box
    },
    Visible(".blur") {
        box.blur(radius: 4)
    } without: {
        box
    },
    Visible(".blendMode") {
        ZStack {
            Color.red; Color.blue.blendMode(.screen)
        }
    } without: {
        ZStack {
            Color.red; Color.blue
        }
    },
    Visible(".border") {
        box.border(.red)
    } without: {
        box
    },
    Visible(".hidden") {
        Text("Shown").hidden()
    } without: {
        Text("Shown")
    },
    Visible(".offset") {
        box.offset(x: 9)
    } without: {
        box
    },
    Visible(".position") {
        box.position(x: 9, y: 9)
    } without: {
        box
    },
    Visible(".scaleEffect") {
        box.scaleEffect(1.5)
    } without: {
        box
    },
    Visible(".rotationEffect") {
        box.rotationEffect(.degrees(30))
    } without: {
        box
    },
    Visible(".fixedSize") {
        Text("A text of several words").fixedSize().frame(width: 60)
    } without: {
        Text("A text of several words").frame(width: 60)
    },
    Visible(".aspectRatio") {
        Color.red.aspectRatio(2, contentMode: .fit)
    } without: {
        Color.red
    },
    Visible(".scaledToFit") {
        Image(systemName: "airplane").resizable().scaledToFit()
    } without: {
        Image(systemName: "airplane").resizable()
    },
    Visible(".scaledToFill") {
        Image(systemName: "airplane").resizable().scaledToFill().frame(height: 80)
    } without: {
        Image(systemName: "airplane").resizable().frame(height: 80)
    },
    Visible(".layoutPriority") {
        HStack {
            Text("A long first text"); Text("A long second text").layoutPriority(1)
        }
        .frame(width: 126)
    } without: {
        HStack {
            Text("A long first text"); Text("A long second text")
        }
        .frame(width: 126)
    },
    Visible(".contentMargins") {
        ScrollView { Text("Shown") }.contentMargins(20)
    } without: {
        ScrollView { Text("Shown") }
    },
    Visible(".colorScheme") {
        Text("Shown").colorScheme(.dark)
    } without: {
        Text("Shown")
    },
    Visible(".environment") {
        Text("Shown").environment(\.font, .largeTitle)
    } without: {
        Text("Shown")
    },
    Visible("env.colorScheme") {
        Text("Shown").environment(\.colorScheme, .dark)
    } without: {
        Text("Shown")
    },
    Visible("env.dynamicTypeSize") {
        Text("Shown").environment(\.dynamicTypeSize, .xxxLarge)
    } without: {
        Text("Shown")
    },
    Visible("env.sizeCategory") {
        Text("Shown").environment(\.sizeCategory, .accessibilityLarge)
    } without: {
        Text("Shown")
    },
    Visible(".redacted") {
        Text("Shown").redacted(reason: .placeholder)
    } without: {
        Text("Shown")
    },
    Visible(".unredacted") {
        Text("Shown").unredacted().redacted(reason: .placeholder)
    } without: {
        Text("Shown").redacted(reason: .placeholder)
    },
    Visible(".privacySensitive") {
        Text("Shown").privacySensitive().redacted(reason: .privacy)
    } without: {
        Text("Shown").redacted(reason: .privacy)
    },
    Visible(".invalidatableContent") {
        Text("Shown").invalidatableContent().redacted(reason: .invalidated)
    } without: {
        Text("Shown").redacted(reason: .invalidated)
    },
    Visible("env.redactionReasons") {
        Text("Shown").environment(\.redactionReasons, .placeholder)
    } without: {
        Text("Shown")
    },
]
