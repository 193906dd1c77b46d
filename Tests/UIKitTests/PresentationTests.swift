import Testing
import UIKit

@Suite("How controllers are presented") @MainActor struct PresentationTests {
    private final class Place: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection = UITraitCollection()
        let maximumDetentValue: CGFloat = 800
    }

    private final class Asked: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    private final class Titled: UIButton {
        private let own = UILabel()
        override var titleLabel: UILabel? { own }
    }

    @Test("a sheet of a height of its own asks for it, and others are half and all of what there is (xcode.11)") func heights() {
        let third = UISheetPresentationController.Detent.custom(identifier: .init("third")) { $0.maximumDetentValue / 4 }
        let detents = [UISheetPresentationController.Detent.medium(), .large(), third]
        #expect(detents.map { $0.resolvedValue(in: Place()) } == [400, 800, 200] && third.identifier.rawValue == "third")
        #expect(UISheetPresentationController.Detent.custom { _ in nil }.resolvedValue(in: Place()) == nil)
    }

    @Test("a bubble's delegate is one of presentations, and a style for a size is that without it (xcode.11)") func bubble() {
        let asked = Asked(), presentation = UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
        presentation.delegate = asked
        let kept: (any UIAdaptivePresentationControllerDelegate)? = (presentation as UIPresentationController).delegate
        #expect(kept === asked)
        #expect(kept?.adaptivePresentationStyle(for: presentation, traitCollection: UITraitCollection()) == UIModalPresentationStyle.none)
    }

    @Test("a button's label may be another class's, and is set as its own is (xcode.11)") func label() {
        let button = Titled()
        button.setTitle("Go", for: .normal)
        #expect(button.titleLabel?.text == "Go")
    }

    @Test("what is put on a pasteboard by its type is had by what it is (xcode.11)") func items() {
        let board = UIPasteboard.general
        board.setItems([["public.utf8-plain-text": "word"], ["public.url": URL(fileURLWithPath: "/a")]])
        #expect(board.strings == ["word", "file:///a"] && board.images == nil)
        board.string = nil
    }

    @Test("what a row's swipe and a search are made of is kept, and a delegate that says nothing has the plain answers (xcode.11)")
    func rows() {
        final class Quiet: NSObject, UITableViewDelegate, UISearchControllerDelegate, UISplitViewControllerDelegate {}
        let quiet = Quiet(), table = UITableView(frame: .zero), split = UISplitViewController(style: .doubleColumn)
        #expect(quiet.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0)) == nil)
        #expect(quiet.splitViewController(split, topColumnForCollapsingToProposedTopColumn: .secondary) == .secondary)
        let away = UIContextualAction(style: .destructive, title: "Away") { _, _, done in done(true) }
        #expect(UISwipeActionsConfiguration(actions: [away]).actions.map(\.title) == ["Away"])
        let search = UISearchController(searchResultsController: nil)
        search.delegate = quiet
        search.searchBar.setShowsCancelButton(true, animated: false)
        #expect(search.delegate === quiet && search.searchBar.showsCancelButton && search.searchBar.endEditing(true))
        let cell = UICollectionViewListCell(frame: .zero)
        cell.accessories = [.checkmark(), .outlineDisclosure(options: .init(style: .header))]
        #expect(cell.accessories.count == 2 && UITabBarItem(tabBarSystemItem: .search, tag: 4).tag == 4)
    }
}
