// A source imports it for the kernel's names, which are in Darwin.
@_exported import VitrineDarwin
