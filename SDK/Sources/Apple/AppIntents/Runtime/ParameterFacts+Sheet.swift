import Foundation
import VitrineWidgetArchive

extension ParameterFacts {
    /// The kind of values that a sheet takes of a type, with the units and currencies that the declaration names.
    func kind(_ kind: IntentParameterSchema.Kind) -> IntentParameterSchema.Kind {
        switch kind {
        case .measurement(let units, let minimum):
            let low = isSigned ? minimum : 0
            if let unit { return .measurement(units.filter { $0.name == "\(unit)" }, minimum: low) }
            guard let defaultUnit, let first = units.first(where: { $0.name == "\(defaultUnit)" }) else {
                return .measurement(units, minimum: low)
            }
            return .measurement([first] + units.filter { $0 != first }, minimum: low)
        case .money(var currencies):
            if let currencyCodes, !currencyCodes.isEmpty {
                currencies.codes = currencyCodes
                currencies.standard = currencyCodes.count == 1 ? currencyCodes[0] : nil
            }
            let bounds = (bounds as? ParameterBounds<Decimal>)
            (currencies.minimum, currencies.maximum) = (bounds?.lower, bounds?.upper)
            return .money(currencies)
        default: return kind
        }
    }

    /// The control with which a number is set; it is typed into a field where the declaration says nothing.
    func style(_ kind: IntentParameterSchema.Kind) -> IntentParameterSchema.Style? {
        switch kind {
        case .int, .double: controlStyle.flatMap { IntentParameterSchema.Style(rawValue: "\($0)") } ?? .field
        default: nil
        }
    }
}
