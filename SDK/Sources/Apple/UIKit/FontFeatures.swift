// The numbers of features that fonts have, as Apple's tables of fonts count them.

/// The font feature for the width of digits.
public let kNumberSpacingType = 6
/// All digits have one width.
public let kMonospacedNumbersSelector = 0
/// The selector of proportional digits.
public let kProportionalNumbersSelector = 1
/// The font feature for the height of digits.
public let kNumberCaseType = 21
/// Digits as high as small letters.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// The font feature that replaces lower-case letters.
public let kLowerCaseType = 37
/// Small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// The font feature that replaces capitals.
public let kUpperCaseType = 38
/// Capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// The feature of stylistic alternatives.
public let kStylisticAlternativesType = 35
/// The first of those.
public let kStylisticAltOneOnSelector = 2
/// The second of those.
public let kStylisticAltTwoOnSelector = 4
