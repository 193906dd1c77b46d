import Foundation
import VitrineAccessibility

/// A type that can describe a chart.
public protocol AXChartDescriptorRepresentable {
    /// Makes the description of the chart.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Brings a description up to date.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Describes a chart for those who hear it: its title and its summary are kept with the view's words.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        let described = UncheckedBox(representable)
        return accessibilityOne { element, _ in
            let chart = described.value.makeChartDescriptor()
            guard let summary = chart.summary, !summary.isEmpty else { return }
            element.customContent.append(.init(label: chart.title ?? "", value: summary))
        }
    }
}
