import Testing

@testable import WidgetBuild

@Suite("A view's expression") struct ViewExpressionTests {
    @Test(
        "is what makes the view, and its modifiers, as they are written (xcode.7)",
        arguments: [
            ("Text(\"A\").bold().padding(4)", "Text(\"A\")", [".bold()", ".padding(4)"]),
            (
                "Text(\"a) .b {\")\n    .font(.title) // .no()\n\n    .padding()\nText(\"B\")", "Text(\"a) .b {\")",
                [".font(.title)", ".padding()"]
            ),
            ("VStack(spacing: 2) { Text(\"A\").bold() }.padding()", "VStack(spacing: 2) { … }", [".padding()"]),
            ("Button { go() } label: { Text(\"A\") }", "Button { … }", []),
            ("Color.red.opacity(0.5)", "Color.red", [".opacity(0.5)"]), ("Card.small(1).padding()", "Card.small(1)", [".padding()"]),
            ("header.padding()", "header", [".padding()"]), ("header", "header", []), ("Box<Int>(1).bold()", "Box<Int>(1)", [".bold()"]),
            ("Rectangle().fill(.red).overlay { Text(\"A\") }", "Rectangle()", [".fill(.red)", ".overlay { … }"]),
            ("Image(\"a\")\n}\n.padding()", "Image(\"a\")", []),
        ])
    func parts(source: String, view: String, modifiers: [String]) {
        let found = ViewExpression(in: "import SwiftUI\n  " + source, line: 2, column: 3)
        #expect(found?.view == view && found?.modifiers == modifiers)
    }

    @Test("is none where there is no such place (xcode.7)", arguments: [(9, 1), (1, 90), (0, 1), (1, 0)])
    func nowhere(line: Int, column: Int) { #expect(ViewExpression(in: "Text(1)\n", line: line, column: column) == nil) }
}
