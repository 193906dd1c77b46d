import SwiftUI
import WidgetKit

/// What a kind of the first design shows: that it is no longer active. A tap opens the help; nothing is asked for.
public struct RetiredView: View {
    public init() {}

    public var body: some View {
        InsightsView(entry: InsightsEntry(date: .distantPast, state: WidgetState(.retired)))
    }
}
