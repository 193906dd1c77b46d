import SwiftUI
import WidgetKit

/// A shop's metrics as one view for every size. It goes by what it is given and by traits of the layout, so that it can be used where there
/// is no widget.
public struct WidgetView: View {
    let state: WidgetState
    let options: LayoutOption
    @Environment(\.redactionReasons) private var redaction
    @Environment(\.dynamicTypeSize) private var typeSize

    public init(_ state: WidgetState, options: [LayoutOption]) {
        self.state = state
        self.options = LayoutOption(options)
    }

    public var body: some View {
        Group {
            if case .metrics(let slots) = state.content {
                if typeSize > .large {
                    LargeTypeView(state: state, slots: slots, options: options)
                } else {
                    VStack(spacing: 0) {
                        WidgetHeader(state: state, options: options)
                        MetricGrid(slots, range: state.range, options: [options]).padding(.top, slots.count <= 2 ? 8 : 10)
                    }
                }
            } else if let message = Message(state.content) {
                GrowingView(upTo: .accessibility2) { MessageView(message: message, options: options) }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(state.sentence(hidesFigures: redaction.contains(.privacy)))
    }
}
