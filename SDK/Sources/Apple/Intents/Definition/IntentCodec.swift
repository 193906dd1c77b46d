import Foundation
import VitrineWidgetArchive

/// A codec that stores and reads one value of a property.
public struct _IntentCodec<Value>: @unchecked Sendable {
    // Only closures over metatypes and numbers.
    let makeKind: @Sendable () -> IntentParameterSchema.Kind
    /// The class of items.
    var itemType: String?
    /// Objects that the value refers to are put beside it.
    let store: (Value, inout [IntentObject]) -> IntentValue
    /// Reads a stored value; nil where it is none of this type (any more).
    let read: (IntentValue, [IntentObject]) -> Value?
    /// An item of a handler's collection as a value.
    let item: (AnyObject) -> Value?
}

extension _IntentCodec where Value == String {
    public static var string: Self {
        Self(
            makeKind: { .string }, store: { value, _ in .string(value) },
            read: { stored, _ in if case .string(let value) = stored { value } else { nil } },
            item: { ($0 as? NSString).map { $0 as String } })
    }
}

extension _IntentCodec where Value == URL {
    public static var url: Self {
        Self(
            makeKind: { .url }, store: { value, _ in .url(value) },
            read: { stored, _ in if case .url(let value) = stored { value } else { nil } },
            item: { ($0 as? NSURL).map { $0 as URL } })
    }
}

extension _IntentCodec where Value == NSNumber {
    public static var boolean: Self {
        Self(
            makeKind: { .bool }, store: { value, _ in .bool(value.boolValue) },
            read: { stored, _ in if case .bool(let value) = stored { NSNumber(value: value) } else { nil } },
            item: { $0 as? NSNumber })
    }

    public static func integer(minimum: Int?, maximum: Int?) -> Self {
        Self(
            makeKind: { .int(minimum: minimum, maximum: maximum) }, store: { value, _ in .int(value.intValue) },
            read: { stored, _ in
                guard case .int(let value) = stored, value >= minimum ?? .min, value <= maximum ?? .max else { return nil }
                return NSNumber(value: value)
            }, item: { $0 as? NSNumber })
    }

    public static func decimal(minimum: Double?, maximum: Double?) -> Self {
        Self(
            makeKind: { .double(minimum: minimum, maximum: maximum) },
            // JSON has no other numbers.
            store: { value, _ in value.doubleValue.isFinite ? .double(value.doubleValue) : .none },
            read: { stored, _ in
                let value: Double
                switch stored {
                case .double(let stored): value = stored
                case .int(let stored): value = Double(stored)
                default: return nil
                }
                guard value.isFinite, value >= minimum ?? -.infinity, value <= maximum ?? .infinity else { return nil }
                return NSNumber(value: value)
            }, item: { $0 as? NSNumber })
    }

    /// An enumeration's number, as lists hold it.
    public static func choiceNumber<Choice: _IntentEnumeration>(_ type: Choice.Type) -> Self {
        let choice = _IntentCodec<Choice>.choice(type)
        return Self(
            makeKind: choice.makeKind,
            store: { value, objects in Choice(rawValue: value.intValue).map { choice.store($0, &objects) } ?? .none },
            read: { stored, objects in choice.read(stored, objects).map { NSNumber(value: $0.rawValue) } },
            item: { $0 as? NSNumber })
    }
}

extension _IntentCodec where Value == DateComponents {
    public enum Kind: Sendable { case date, time, dateTime }

    public static func dateComponents(_ kind: Kind) -> Self {
        let units: Set<Calendar.Component> =
            switch kind {
            case .date: [.calendar, .era, .year, .month, .day]
            case .time: [.calendar, .hour, .minute, .second]
            case .dateTime: [.calendar, .timeZone, .era, .year, .month, .day, .hour, .minute, .second]
            }
        return Self(
            makeKind: {
                switch kind {
                case .date: .dateOnly
                case .time: .timeOnly
                case .dateTime: .date
                }
            },
            store: { value, _ in ((value.calendar ?? .current).date(from: value)).map { .date($0) } ?? .none },
            read: { stored, _ in
                guard case .date(let value) = stored, value.timeIntervalSinceReferenceDate.isFinite else { return nil }
                return Calendar.current.dateComponents(units, from: value)
            }, item: { ($0 as? NSDateComponents).map { $0 as DateComponents } })
    }
}

extension _IntentCodec where Value: _IntentEnumeration {
    public static func choice(_ type: Value.Type) -> Self {
        Self(
            makeKind: {
                .choice(
                    Value._cases.filter { $0.index != Value._unset.rawValue }.map {
                        IntentOption(value: .choice($0.name), title: $0.title.words, number: $0.index)
                    })
            },
            store: { value, _ in
                guard value.rawValue != Value._unset.rawValue else { return .none }
                return Value._cases.first { $0.index == value.rawValue }.map { .choice($0.name) } ?? .none
            },
            read: { stored, _ in
                guard case .choice(let name) = stored else { return nil }
                return Value._cases.first { $0.name == name }.flatMap { Value(rawValue: $0.index) }
            }, item: { ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) } })
    }
}

extension _IntentCodec where Value: INObject {
    public static func object(_ type: Value.Type) -> Self {
        Self(
            makeKind: { .entity }, itemType: Value.typeName,
            store: { value, objects in
                let archived = value.archived
                if !objects.contains(where: { $0.type == archived.type && $0.key == archived.key }) { objects.append(archived) }
                return .entity(id: archived.key)
            },
            read: { stored, objects in
                guard case .entity(let key) = stored else { return nil }
                guard let object = objects.first(where: { $0.type == Value.typeName && $0.key == key }) else {
                    // Nobody knows more of it than this.
                    return Value(identifier: key, display: key, pronunciationHint: nil)
                }
                let value = Value(identifier: object.identifier, display: object.title, pronunciationHint: nil)
                value.setProperties(object)
                return value
            }, item: { $0 as? Value })
    }
}
