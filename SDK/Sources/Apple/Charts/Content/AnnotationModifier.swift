import Foundation
import VitrineSwiftUI

/// The place of an annotation by what it is about.
public struct AnnotationPosition: Hashable, Sendable {
    enum Place: Sendable { case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing }
    let place: Place
    public static let automatic = AnnotationPosition(place: .automatic)
    public static let overlay = AnnotationPosition(place: .overlay)
    public static let top = AnnotationPosition(place: .top)
    public static let bottom = AnnotationPosition(place: .bottom)
    public static let leading = AnnotationPosition(place: .leading)
    public static let trailing = AnnotationPosition(place: .trailing)
    public static let topLeading = AnnotationPosition(place: .topLeading)
    public static let topTrailing = AnnotationPosition(place: .topTrailing)
    public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}

/// The context of an annotation: the size of its mark.
public struct AnnotationContext: Sendable {
    /// The mark's size in points.
    public let targetSize: CGSize
}

/// The way in which an annotation that does not fit is resolved.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// The boundary within which annotations are kept.
    public struct Boundary: Hashable, Sendable {
        enum Kind: Sendable { case automatic, plot, chart }
        let kind: Kind
        public static let automatic = Boundary(kind: .automatic)
        public static let plot = Boundary(kind: .plot)
        public static let chart = Boundary(kind: .chart)
    }

    /// The strategy along one axis.
    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case automatic, padScale, disabled
            case fit(Boundary)
        }
        let kind: Kind
        public static let automatic = Strategy(kind: .automatic)
        /// The annotation is moved to fit into the chart.
        public static let fit = Strategy(kind: .fit(.automatic))
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
        /// The scale is extended to leave room for the annotation.
        public static let padScale = Strategy(kind: .padScale)
        public static let disabled = Strategy(kind: .disabled)
    }

    let x: Strategy
    let y: Strategy

    /// Makes a resolution of a strategy for each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    public static let automatic = AnnotationOverflowResolution()
}

extension ChartContent {
    /// A view beside each mark; without spacing it is 4 points away.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = content()
        return annotated(position, alignment, spacing, .automatic) { $1.measure(view) }
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        nonisolated(unsafe) let content = content
        return annotated(position, alignment, spacing, .automatic) { $1.measure(content($0)) }
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = content()
        return annotated(position, alignment, spacing, overflowResolution) { $1.measure(view) }
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        nonisolated(unsafe) let content = content
        return annotated(position, alignment, spacing, overflowResolution) { $1.measure(content($0)) }
    }

    nonisolated private func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?, _ overflow: AnnotationOverflowResolution,
        _ content: @escaping @MainActor (AnnotationContext, DrawnContext) -> MeasuredView?
    ) -> some ChartContent {
        styled {
            $0.annotations.append(
                Annotation(position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content))
        }
    }
}
