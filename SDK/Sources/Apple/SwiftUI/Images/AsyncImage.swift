import Foundation

/// The phase of the loading of an image.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is loaded while it is shown. A widget's picture is made at once, so it shows what stands in its place: iOS widgets load
/// nothing either.
public struct AsyncImage<Content: View> {
    let content: Content
}

extension AsyncImage {
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image { content = Image(size: .zero) { _ in } }

    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }

    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }
}

extension AsyncImage: View {
    public var body: some View {
        Group {
            if Content.self == Image.self {
                Color(uiColor: .systemGray5)
            } else {
                content
            }
        }
        .reporting("AsyncImage: a widget loads nothing while it is drawn; its placeholder is shown")
    }
}
