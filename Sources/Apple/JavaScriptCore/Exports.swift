// JavaScriptCore's C, as its headers of Apple's have it, and what its classes are made of.
@_exported import VitrineCJavaScriptCore
@_exported import Foundation
