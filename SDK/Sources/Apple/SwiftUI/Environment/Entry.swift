/// Makes a variable of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a value kept by a key of its own.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")
