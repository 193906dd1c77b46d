import SwiftUI

private let two = Group {
    Text("One"); Text("Two")
}

let visibleContainers: [Visible] = [
    Visible("VStack") {
        VStack { two }
    } without: {
        ZStack { two }
    },
    Visible("HStack") {
        HStack { two }
    } without: {
        VStack { two }
    },
    Visible("ZStack") {
        ZStack { two }
    } without: {
        HStack { two }
    },
    Visible("Spacer") {
        HStack {
            Text("One"); Spacer(); Text("Two")
        }
    } without: {
        HStack { two }
    },
    Visible("GeometryReader") { GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 3) } },
    Visible("Grid") {
        Grid {
            GridRow {
                Text("Long words"); Text("A")
            };
            GridRow {
                Text("B"); Text("C")
            }
        }
    } without: {
        VStack {
            HStack {
                Text("Long words"); Text("A")
            };
            HStack {
                Text("B"); Text("C")
            }
        }
    },
    Visible("GridRow") {
        Grid { GridRow { two } }
    } without: {
        Grid { two }
    },
    Visible("GridItem") {
        LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.flexible())]) { two }
    } without: {
        LazyVGrid(columns: [GridItem(.fixed(90)), GridItem(.flexible())]) { two }
    },
    Visible("LazyVGrid") {
        LazyVGrid(columns: [GridItem(), GridItem()]) { two }
    } without: {
        VStack { two }
    },
    Visible("LazyHGrid") {
        LazyHGrid(rows: [GridItem(), GridItem()]) { two }
    } without: {
        VStack { two }
    },
    Visible("Section") {
        VStack { Section("Header") { two } }
    } without: {
        VStack { two }
    },
    Visible("ViewThatFits") {
        ViewThatFits {
            Color.red.frame(width: 900); Text("Fits")
        }
    } without: {
        Color.red.frame(width: 900)
    },
    Visible("ProposedViewSize") {
        Asking { Color.red }
    } without: {
        Color.red
    },
    Visible("Alignment") {
        ZStack(alignment: .topLeading) {
            Color.red; Text("One")
        }
    } without: {
        ZStack {
            Color.red; Text("One")
        }
    },
    Visible("EdgeInsets") {
        Text("One").padding(EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
    } without: {
        Text("One")
    },
    Visible("ContentMode") {
        Color.red.aspectRatio(2, contentMode: ContentMode.fit)
    } without: {
        Color.red.aspectRatio(2, contentMode: ContentMode.fill)
    },
]

/// A layout that proposes half of what it is offered.
private struct Asking: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            view.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width / 2, height: bounds.height / 2))
        }
    }
}
