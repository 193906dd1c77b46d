import SwiftUI

/// A figure in one line, as long and as large as there is room: each form in each font, the first that fits. At last the bare number is made
/// as small as it must be. Half a figure would be a wrong one.
struct FigureText: View {
    let forms: [String]
    let bare: String
    /// The fonts to try, the largest first.
    let fonts: [Font]

    /// - Parameter forms: longest first; by default those for hardly any room.
    init(_ value: ValueForms, forms: [String]? = nil, fonts: [Font]) {
        self.forms = forms ?? value.tight
        bare = value.bare
        self.fonts = fonts
    }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            ForEach(Array(forms.enumerated()), id: \.offset) { _, form in
                ForEach(Array(fonts.enumerated()), id: \.offset) { _, font in Text(verbatim: form).font(font).fixedSize() }
            }
            smallest
        }
        .lineLimit(1)
        .monospacedDigit()
    }

    private var smallest: some View { Text(verbatim: bare).font(fonts.last).minimumScaleFactor(0.1) }
}
