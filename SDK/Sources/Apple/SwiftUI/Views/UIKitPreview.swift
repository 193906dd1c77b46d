import Foundation
import VitrineUIKit

/// The placeholder where a preview shows a view or a controller of UIKit, which is not drawn here: it says so, in the picture and among the
/// notes of the page.
struct UIKitPreview: View {
    let type: String
    /// A preview of a controller shows its view.
    let isController: Bool

    var body: some View {
        VStack(spacing: 4) {
            Text(verbatim: type).font(.headline)
            Text(verbatim: "\(isController ? "View controllers" : "Views") of UIKit are not drawn here.").font(.footnote)
                .foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .padding()
        .reporting("\(type) is of UIKit: nothing of it is drawn here")
    }
}

/// Makes the preview for `#Preview` of a UIKit view.
// Where several views stand one below the other the compiler looks into no closure before it has chosen: then it is one of SwiftUI.
@_disfavoredOverload @MainActor public func _preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) -> _Preview {
    _Preview(name: name, layout: traits.compactMap(\.layout).last, kind: .view, modifiers: []) {
        AnyView(UIKitPreview(type: "\(type(of: body()))", isController: false))
    }
}

/// Makes the preview for `#Preview` of a view controller.
@_disfavoredOverload @MainActor public func _preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController
) -> _Preview {
    _Preview(name: name, layout: traits.compactMap(\.layout).last, kind: .view, modifiers: []) {
        AnyView(UIKitPreview(type: "\(type(of: body()))", isController: true))
    }
}
