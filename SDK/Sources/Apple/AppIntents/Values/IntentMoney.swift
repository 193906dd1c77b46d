import Foundation
import FoundationMissing
import VitrineWidgetArchive

/// An amount of money. It is entered, and stored, as its figures and its currency's three letters: “12.5 EUR”.
public struct IntentCurrencyAmount: Hashable, Sendable {
    /// The amount of money.
    public let amount: Decimal
    /// The currency in three letters (ISO 4217).
    public let currencyCode: String

    /// Makes so much of a currency.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: _PlainIntentValue {
    public typealias UnwrappedType = IntentCurrencyAmount
    public typealias ValueType = IntentCurrencyAmount
    public typealias Specification = EmptyResolverSpecification<IntentCurrencyAmount>
    public static var _kind: IntentParameterSchema.Kind {
        .money(IntentCurrencies(standard: Locale.current.currency?.identifier))
    }
    public var _stored: IntentValue { .string(IntentMoney(amount: amount, currency: currencyCode).words) }
    public init?(_plain stored: IntentValue) {
        guard case .string(let words) = stored, let money = IntentMoney(words: words) else { return nil }
        self.init(amount: money.amount, currencyCode: money.currency)
    }
}

extension IntentCurrencyAmount: DisplayRepresentable {
    /// The default resolvers: none, as no other type makes such a value.
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentCurrencyAmount> { EmptyResolverSpecification() }
    /// “Amount”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }
    /// The amount as the language writes it.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: LocalizedStringResource(stringLiteral: amount.formatted(.currency(code: currencyCode))))
    }
}

/// A payment method.
public struct IntentPaymentMethod: _UnenteredIntentValue, Hashable {
    public typealias UnwrappedType = IntentPaymentMethod
    public typealias ValueType = IntentPaymentMethod
    public typealias Specification = EmptyResolverSpecification<IntentPaymentMethod>
    public static var _words: String { "a way to pay" }

    /// The kind of account that the money comes from.
    public enum PaymentType: Hashable, Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    /// The kind of account that the money comes from.
    public let paymentType: PaymentType
    /// The name of the payment method.
    public let name: String?
    /// A hint that tells the method from others, such as a card's last figures.
    public let identificationHint: String?
    /// The icon of the payment method.
    public let icon: DisplayRepresentation.Image?

    /// A way to pay.
    public init(
        type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        paymentType = type
        self.name = name.map { String(localized: $0) }
        self.identificationHint = identificationHint
        self.icon = icon
    }
}

extension IntentPaymentMethod: DisplayRepresentable {
    /// The default resolvers: none, as no other type makes such a value.
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentPaymentMethod> { EmptyResolverSpecification() }
    /// “Payment Method”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }
    /// The payment method's name, and below it the hint that tells it from others.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: LocalizedStringResource(stringLiteral: name ?? "\(paymentType)"),
            subtitle: identificationHint.map { LocalizedStringResource(stringLiteral: $0) }, image: icon)
    }
}
