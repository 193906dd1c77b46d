import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

/// Tests of pickers in source that apps share with their widgets: nobody chooses, and code is answered.
@MainActor @Suite("A picker") struct PickerTests {
    private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [["9", "10", "11"], ["00", "30"], []]

        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { rows[component][row] }
    }

    @Test("keeps the rows that code chose, as far as they are there (xcode.12)") func wheels() {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), wheels = Wheels()
        #expect(picker.selectedRow(inComponent: 0) == -1)
        (picker.dataSource, picker.delegate) = (wheels, wheels)
        #expect((0..<3).map(picker.selectedRow) == [0, 0, -1])
        picker.selectRow(2, inComponent: 0, animated: true)
        picker.selectRow(2, inComponent: 1, animated: false)
        picker.selectRow(0, inComponent: 9, animated: false)
        #expect((0..<4).map(picker.selectedRow) == [2, 0, -1, -1])
        wheels.rows[0].removeLast()
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 1)
        #expect((picker.view(forRow: 1, forComponent: 1) as? UILabel)?.text == "30" && picker.view(forRow: 2, forComponent: 1) == nil)
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 100, height: 32))
    }

    @Test("of files and of fonts is made and tells its delegate of nothing (xcode.12)") func files() {
        final class Told: NSObject, UIDocumentPickerDelegate, UIFontPickerViewControllerDelegate {}
        let told = Told(), files = UIDocumentPickerViewController(forOpeningContentTypes: [.json, .folder], asCopy: true)
        files.delegate = told
        files.allowsMultipleSelection = true
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        let fonts = UIFontPickerViewController(configuration: configuration)
        fonts.delegate = told
        #expect(files.delegate === told && fonts.delegate === told && fonts.configuration.includeFaces)
    }
}

@MainActor @Suite("A pace") struct TimingCurveTests {
    @Test("is kept by the animator that changes at once (xcode.12)") func animators() {
        var steps: [String] = []
        let spring = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 1, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: spring)
        animator.addAnimations { steps.append("moved") }
        animator.addCompletion { steps.append("\($0)") }
        animator.startAnimation()
        #expect(steps == ["moved", "end"] && animator.duration == 0.4)
        #expect(animator.timingParameters === spring && spring.timingCurveType == .spring && spring.cubicTimingParameters == nil)
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 2) {
            steps.append("again")
        } completion: { _ in
            steps.append("over")
        }
        #expect(steps.suffix(2) == ["again", "over"])
        let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1))
        #expect(own.timingCurveType == .cubic && UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
        #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: 0.42, y: 0))
    }

    @Test("that nobody describes is the system's") func plain() {
        #expect(UISpringTimingParameters().timingCurveType == .spring && UISpringTimingParameters().initialVelocity == .zero)
        #expect(UICubicTimingParameters().timingCurveType == .builtin && UICubicTimingParameters().animationCurve == .easeInOut)
        #expect(UIViewPropertyAnimator().duration == 0)
    }

    @Test("of a tilt goes from the least to the greatest (xcode.12)") func tilt() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 30)
        func value(_ horizontal: CGFloat) -> Double? {
            let group = UIMotionEffectGroup()
            group.motionEffects = [effect]
            let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: horizontal, vertical: 0.3))
            return (values?["center.x"] as? NSNumber)?.doubleValue
        }
        #expect([-1, 0, 1, 5].map(value) == [-10, 10, 30, 30])
        let view = UIView()
        view.addMotionEffect(effect)
        #expect(view.motionEffects.count == 1)
        view.removeMotionEffect(effect)
        #expect(view.motionEffects.isEmpty)
    }
}
