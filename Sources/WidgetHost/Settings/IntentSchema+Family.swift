import VitrineWidgetArchive

extension IntentSchema {
    /// Lists no longer than this family takes: what was set in a larger size stays set until something else is.
    func fitting(_ values: IntentValues, family: WidgetFamilyName) -> IntentValues {
        var values = values
        for parameter in parameters where parameter.isList {
            guard case .list(let items)? = values[parameter.name], let most = parameter.sizes[family]?.maximum, items.count > most else {
                continue
            }
            values[parameter.name] = .list(Array(items.prefix(most)))
        }
        return values
    }
}
