import Foundation

/// Says how many wheels a picker has, and of how many rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what stands in a picker's rows, and is told of choices that a person makes.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// 32 points, as the system's wheels have.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// A label with the row's title, as the system's wheels show it.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = (view as? UILabel) ?? UILabel()
        if let title = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
        } else {
            label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
        }
        return label
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels of rows, of each of which one is chosen. Nobody turns them here: what is chosen is what code chose.
@preconcurrency @MainActor open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)?
    private var chosen: [Int] = []

    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }
    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let delegate, (0..<numberOfComponents).contains(component) else { return .zero }
        let width = delegate.pickerView(self, widthForComponent: component)
        return CGSize(
            width: width > 0 ? width : bounds.width / CGFloat(numberOfComponents),
            height: delegate.pickerView(self, rowHeightForComponent: component))
    }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
        return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
    open func reloadAllComponents() {
        chosen = (0..<numberOfComponents).map { component in
            let last = numberOfRows(inComponent: component) - 1
            return last < 0 ? -1 : min(max(chosen.indices.contains(component) ? chosen[component] : 0, 0), last)
        }
    }
    open func reloadComponent(_ component: Int) { reloadAllComponents() }
    /// Rows that are not there choose none.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        if chosen.count != numberOfComponents { reloadAllComponents() }
        guard chosen.indices.contains(component), (0..<numberOfRows(inComponent: component)).contains(row) else { return }
        chosen[component] = row
    }
    /// −1 where there is no row.
    open func selectedRow(inComponent component: Int) -> Int {
        if chosen.count != numberOfComponents { reloadAllComponents() }
        return chosen.indices.contains(component) ? chosen[component] : -1
    }
}
