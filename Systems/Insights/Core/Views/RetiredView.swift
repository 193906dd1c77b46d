import SwiftUI
import WidgetKit

/// The view of a kind of the first design: it says that it is no longer active. A tap opens the help; nothing is asked for.
public struct RetiredView: View {
    public init() {}

    public var body: some View {
        InsightsView(entry: InsightsEntry(date: .distantPast, state: WidgetState(.retired)))
    }
}
