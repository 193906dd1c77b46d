import Foundation
import Testing
import UIKit

/// Tests what lists of apps show, by snapshots.
@Suite @MainActor struct DiffableTests {
    @Test("xcode.11: a snapshot has its items in sections, each once, and says where they are")
    func snapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "c"])
        snapshot.insertSections(["b"], beforeSection: "c")
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([7, 8])
        snapshot.insertItems([4], afterItem: 1)
        snapshot.insertItems([0], beforeItem: 1)
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"] && snapshot.numberOfItems == 7)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [0, 1, 4, 2, 3] && snapshot.itemIdentifiers(inSection: "c") == [7, 8])
        // An item that is there already moves.
        snapshot.appendItems([4, 1], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [0, 2, 3] && snapshot.itemIdentifiers(inSection: "b") == [4, 1])
        snapshot.moveItem(8, beforeItem: 7)
        snapshot.moveSection("c", beforeSection: "a")
        #expect(snapshot.itemIdentifiers == [8, 7, 0, 2, 3, 4, 1])
        #expect(snapshot.indexOfItem(2) == 3 && snapshot.sectionIdentifier(containingItem: 4) == "b" && snapshot.indexOfSection("b") == 2)
        snapshot.reloadItems([2, 2])
        snapshot.deleteItems([2, 9])
        snapshot.deleteSections(["b"])
        #expect(snapshot.itemIdentifiers == [8, 7, 0, 3] && snapshot.reloadedItemIdentifiers == [2] && snapshot.indexOfItem(4) == nil)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot == NSDiffableDataSourceSnapshot())
    }

    @Test("xcode.11: of a section what is within others is seen while they are open")
    func section() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["sea", "moon"])
        snapshot.append(["tide", "wave"], to: "sea")
        snapshot.append(["foam"], to: "wave")
        #expect(snapshot.items == ["sea", "tide", "wave", "foam", "moon"] && snapshot.rootItems == ["sea", "moon"])
        #expect(snapshot.visibleItems == ["sea", "moon"] && snapshot.level(of: "foam") == 2 && snapshot.parent(of: "tide") == "sea")
        snapshot.expand(["sea"])
        #expect(snapshot.visibleItems == ["sea", "tide", "wave", "moon"])
        snapshot.delete(["wave"])
        #expect(snapshot.items == ["sea", "tide", "moon"])
    }

    @Test("xcode.11: data sources ask for the cells of what was applied, by index path and back")
    func dataSources() {
        let table = UITableView(frame: .zero)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, word in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessibilityLabel = word
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(["a"], toSection: 1)
        snapshot.appendItems(["b", "c"], toSection: 2)
        source.apply(snapshot)
        let path = IndexPath(indexes: [1, 1])
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
        #expect(table.cellForRow(at: path)?.accessibilityLabel == "c" && table.cellForRow(at: IndexPath(indexes: [1, 2])) == nil)
        #expect(source.itemIdentifier(for: path) == "c" && source.indexPath(for: "c") == path && source.indexPath(for: "z") == nil)

        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, word in cell.accessibilityLabel = word
        }
        let cells = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { view, path, word in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
        }
        cells.apply(snapshot, animatingDifferences: false)
        #expect(grid.cellForItem(at: path)?.accessibilityLabel == "c" && cells.snapshot() == snapshot)
    }
}
