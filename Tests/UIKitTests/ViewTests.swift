import Foundation
import Testing
import UIKit

@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "row \(indexPath[1])"
        return cell
    }
}

/// Overrides what Objective-C lets it, and tells who scrolls.
@MainActor private final class Own: UIView {
    override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? self : super.viewWithTag(tag) }
    override func isDescendant(of view: UIView) -> Bool { true }
    override func value(forKey key: String) -> Any? { key == "tide" ? 3 : super.value(forKey: key) }
    override func setValue(_ value: Any?, forKey key: String) {}
    override func encode(with coder: NSCoder) {}
    override func responds(to aSelector: Selector!) -> Bool { true }
    override func copy(_ sender: Any?) {}
}

@MainActor private final class Layout: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 3, height: 4) }
}

@MainActor private final class Presser: UIView {
    private(set) var pressed: [String] = []
    func press() { pressed.append("press") }
    func pressButton(_ button: UIButton) { pressed.append(button.currentTitle ?? "") }
}

@Suite("Views of UIKit as values") struct ViewTests {
    @Test("what UIKit makes of nothing can be made of nothing (xcode.10)") @MainActor func plain() {
        let views = [UITableViewCell(), UITableViewHeaderFooterView(), UIVisualEffectView(), UICollectionViewCell(), UIView()]
        #expect(views.allSatisfy { $0.superview == nil } && UITableViewCell().reuseIdentifier == nil)
        #expect(UIPageViewController().viewControllers == nil)
        #expect(NSLayoutConstraint().firstItem == nil && !NSLayoutConstraint().isActive)
        #expect(UIColor().cgColor.alpha == 0)
        UIImpactFeedbackGenerator().impactOccurred()
    }

    @Test("an extension gets at an application that does nothing by a key, and a change has no controllers (xcode.10)")
    @MainActor func application() throws {
        let application = try #require(UIApplication.value(forKey: "sharedApplication") as? UIApplication)
        application.isNetworkActivityIndicatorVisible = true
        #expect(application.connectedScenes.isEmpty && UIApplication.value(forKey: "other") == nil)
        let coordinator = UIViewController().transitionCoordinator
        #expect(coordinator?.viewController(forKey: .from) == nil && coordinator?.view(forKey: .to) == nil)
        let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        items.performBatchUpdates {
            items.insertSections([0])
            items.moveSection(0, toSection: 1)
            items.deleteSections([1])
        }
        #expect(UIView.description().hasSuffix(".UIView"))
    }

    @Test("a view overrides what Objective-C finds by names (xcode.10)") @MainActor func overrides() {
        let view = Own(frame: .zero)
        view.tag = 2
        #expect(view.viewWithTag(7) === view && view.viewWithTag(2) === view && view.viewWithTag(3) == nil)
        #expect(view.value(forKey: "tide") as? Int == 3 && view.value(forKey: "tag") as? Int == 2 && view.responds(to: nil))
    }

    @Test("rows and items have delegates of their own kind, which scroll views know too (xcode.10)") @MainActor func delegates() {
        let table = UITableView(frame: .zero), rows = Rows()
        table.delegate = rows
        table.rowHeight = 30
        #expect(table.delegate?.tableView(table, heightForRowAt: [0, 0]) == 30 && (table as UIScrollView).delegate === rows)
        let layout = UICollectionViewFlowLayout(), items = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let told = Layout()
        items.delegate = told
        let flow = items.delegate as? any UICollectionViewDelegateFlowLayout
        #expect(flow?._asked?.collectionView(items, layout: layout, sizeForItemAt: [0, 0]) == CGSize(width: 3, height: 4))
        #expect(flow?.collectionView(items, layout: layout, minimumInteritemSpacingForSectionAt: 0) == 10)
    }

    @Test("xcode.11: a view is in one other, never in itself, and knows where it is") @MainActor func tree() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
            inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        window.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        #expect(outer.subviews == [inner] && inner.subviews.isEmpty && inner.window === window && inner.isDescendant(of: window))
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: window) == CGPoint(x: 16, y: 26))
        #expect(window.hitTest(CGPoint(x: 16, y: 26), with: nil) === inner)
        let other = UIView()
        outer.insertSubview(other, at: 0)
        outer.bringSubviewToFront(other)
        #expect(outer.subviews == [inner, other] && outer.layer.sublayers == [inner.layer, other.layer])
        window.addSubview(inner)
        #expect(outer.subviews == [other] && inner.superview === window)
    }

    @Test("xcode.11: frame, bounds, centre and transform are one place") @MainActor func places() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.bounds.size == CGSize(width: 40, height: 20) && view.frame == CGRect(x: 60, y: 80, width: 80, height: 40))
    }

    @Test("xcode.11: a constraint is its two items' nearest view's while it counts") @MainActor func constraints() {
        let outer = UIView(), one = UIView(), other = UIView()
        outer.addSubview(one)
        outer.addSubview(other)
        let width = one.widthAnchor.constraint(equalToConstant: 3),
            side = one.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 8)
        NSLayoutConstraint.activate([width, side])
        #expect(one.constraints == [width] && outer.constraints == [side])
        #expect(side.firstItem === one && side.secondItem === other && side.secondAttribute == .trailing && side.constant == 8)
        NSLayoutConstraint.deactivate([side])
        #expect(outer.constraints.isEmpty && !side.isActive)
        let copy = NSLayoutConstraint(
            item: side.firstItem as Any, attribute: side.firstAttribute, relatedBy: side.relation, toItem: side.secondItem,
            attribute: side.secondAttribute, multiplier: 2, constant: side.constant)
        #expect(copy.firstItem === one && copy.multiplier == 2)
    }

    @Test("xcode.11: a control calls what was added for an event, and does not keep it") @MainActor func controls() {
        let presser = Presser(), button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
        var acted = 0
        button.addAction(UIAction { _ in acted += 1 }, for: .touchUpInside)
        button.addTarget(presser, action: Selector(Presser.press), for: .touchUpInside)
        button.addTarget(presser, action: Selector(Presser.pressButton(_:)), for: [.touchUpInside, .touchDown])
        button.sendActions(for: .touchUpInside)
        button.removeTarget(presser, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(presser.pressed == ["press", "Go", "Go"] && acted == 1 && button.title(for: .highlighted) == "Go")
        let field = UITextField()
        field.text = nil
        #expect(field.text == "" && !field.becomeFirstResponder())
    }

    @Test("xcode.11: a table asks its source, and has no row that there is not") @MainActor func tables() {
        let table = UITableView(frame: .zero, style: .plain), rows = Rows()
        (table.dataSource, table.delegate) = (rows, rows)
        #expect(table.numberOfRows(inSection: 0) == 2 && table.cellForRow(at: IndexPath(indexes: [0, 1]))?.textLabel?.text == "row 1")
        #expect(table.cellForRow(at: IndexPath(indexes: [0, 2])) == nil && table.cellForRow(at: IndexPath(indexes: [0])) == nil)
    }

    @Test("xcode.11: controllers are in and over each other; nothing is shown, and nobody answers") @MainActor func controllers() {
        final class Page: UIViewController {
            var loads = 0
            override func viewDidLoad() { loads += 1 }
        }
        let first = Page(), second = Page(), stack = UINavigationController(rootViewController: first)
        #expect(!first.isViewLoaded && first.view != nil && first.view === first.view && first.loads == 1)
        stack.pushViewController(second, animated: true)
        #expect(second.navigationController === stack && stack.popViewController(animated: true) === second)
        #expect(stack.popViewController(animated: true) == nil && stack.topViewController === first)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in Issue.record("nobody said so") })
        first.present(alert, animated: true)
        #expect(first.presentedViewController === alert && alert.actions.count == 1)
        first.dismiss(animated: true)
        #expect(first.presentedViewController == nil)
    }

    @Test("xcode.11: an application without scenes opens nothing and gives no time") @MainActor func application() async {
        let application = UIApplication._inert
        #expect(application.connectedScenes.isEmpty && application.windows.isEmpty && application.beginBackgroundTask() == .invalid)
        #expect(await application.open(URL(fileURLWithPath: "/")) == false)
        #expect(!application.sendAction(Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))
    }

    @Test("xcode.11: digits of one width are asked for by a font's features") func features() {
        let features: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]]
        let font = UIFont.systemFont(ofSize: 20)
        let even = UIFont(descriptor: font.fontDescriptor.addingAttributes([.featureSettings: features]), size: 20)
        func width(_ text: String, _ font: UIFont) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
        #expect(abs(width("1111", even) - width("0000", even)) < 0.01 && width("1111", font) < width("0000", font) - 1)
    }

    @Test("xcode.11: a part that a view draws has its place from the view’s") @MainActor func accessibilityElement() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        outer.addSubview(view)
        let bar = UIAccessibilityElement(accessibilityContainer: view)
        #expect(bar.isAccessibilityElement && bar.accessibilityFrame == .zero && bar.accessibilityContainer === view)
        bar.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 4, height: 6)
        #expect(bar.accessibilityFrame == CGRect(x: 11, y: 22, width: 4, height: 6))
        #expect(bar.accessibilityActivationPoint == CGPoint(x: 13, y: 25))
        let inner = UIAccessibilityElement(accessibilityContainer: bar)
        inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 1, height: 1)
        #expect(inner.accessibilityFrame.origin == CGPoint(x: 12, y: 23))
        bar.accessibilityFrame = CGRect(x: 5, y: 5, width: 1, height: 1)
        #expect(bar.accessibilityFrame.origin == CGPoint(x: 5, y: 5))
        view.accessibilityElements = [bar]
        #expect(view.accessibilityElements?.count == 1)
    }
}
