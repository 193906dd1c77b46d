// The older name of Core Services.
@_exported import VitrineCoreServices
