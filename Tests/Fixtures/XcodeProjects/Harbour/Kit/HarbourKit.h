#import <UIKit/UIKit.h>

//! Project version number for HarbourKit.
FOUNDATION_EXPORT double HarbourKitVersionNumber;
