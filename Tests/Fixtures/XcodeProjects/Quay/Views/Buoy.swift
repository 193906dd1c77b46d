import UIKit

final class BuoyView: UIView {}

final class BuoyController: UIViewController {}

#Preview("A view of UIKit") {
    let view = BuoyView()
    view.backgroundColor = .red
    return view
}

#Preview("A controller") { BuoyController() }
