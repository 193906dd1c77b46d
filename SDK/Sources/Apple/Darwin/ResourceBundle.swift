import Foundation

/// The bundle that has the resources of the code in which it stands. It is Foundation's; here every file of a widget sees this module too, and
/// all that stands on what Foundation lacks need not wait for the macros' program.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "VitrineMacros", type: "ResourceBundleMacro")
