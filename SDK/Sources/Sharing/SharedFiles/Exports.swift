// Apps and widgets import this name. Modules that Apple's are made of import the other, which no project's module has.
@_exported import VitrineSharedFiles
