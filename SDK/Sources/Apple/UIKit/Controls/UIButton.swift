import Foundation

/// A button.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The type of a button, which says how it looks.
    public enum ButtonType: Int, Sendable {
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        public static let roundedRect = ButtonType.system
    }

    private struct Look {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbol: UIImage.SymbolConfiguration?
    }

    open private(set) var buttonType = ButtonType.custom
    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    open var configuration: Configuration? { didSet { updateConfiguration() } }
    open var configurationUpdateHandler: ((UIButton) -> Void)?
    open var automaticallyUpdatesConfiguration = true
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false
    open var isPointerInteractionEnabled = false
    open var changesSelectionAsPrimaryAction = false
    open var menu: UIMenu?
    open var role = Role.normal
    private var looks: [State: Look] = [:]

    /// The role of a button.
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        take(primaryAction)
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = .system
        self.configuration = configuration
        take(primaryAction)
    }
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    /// A value of the button's look for a state, or else that for the normal state.
    private func look<Value>(_ state: State, _ path: KeyPath<Look, Value?>) -> Value? {
        looks[state]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
    }
    private func set<Value>(_ value: Value?, _ state: State, _ path: WritableKeyPath<Look, Value?>) {
        looks[state, default: Look()][keyPath: path] = value
        showCurrent()
        if let color = look(self.state, \.titleColor) { titleLabel?.textColor = color }
    }

    open func setTitle(_ title: String?, for state: State) { set(title, state, \.title) }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(title, state, \.attributedTitle) }
    open func setTitleColor(_ color: UIColor?, for state: State) { set(color, state, \.titleColor) }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { set(color, state, \.titleShadowColor) }
    open func setImage(_ image: UIImage?, for state: State) { set(image, state, \.image) }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { set(image, state, \.backgroundImage) }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        set(configuration, state, \.symbol)
    }
    open func title(for state: State) -> String? { look(state, \.title) }
    open func attributedTitle(for state: State) -> NSAttributedString? { look(state, \.attributedTitle) }
    open func titleColor(for state: State) -> UIColor? { look(state, \.titleColor) }
    open func titleShadowColor(for state: State) -> UIColor? { look(state, \.titleShadowColor) }
    open func image(for state: State) -> UIImage? { look(state, \.image) }
    open func backgroundImage(for state: State) -> UIImage? { look(state, \.backgroundImage) }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { look(state, \.symbol) }
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    private func showCurrent() {
        titleLabel?.text = currentTitle
        imageView?.image = currentImage
    }
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    open func updateConfiguration() {
        showCurrent()
        configurationUpdateHandler?(self)
    }
    open override func sendActions(for controlEvents: Event) {
        // Pressing is what it is for.
        super.sendActions(for: controlEvents.contains(.touchUpInside) ? controlEvents.union(.primaryActionTriggered) : controlEvents)
    }
}
