// The class of managed objects, whose subclasses must have initial values of all stored properties.
@import ObjectiveC;
#pragma clang assume_nonnull begin
@interface NSManagedObject : NSObject
- (instancetype)init __attribute__((unavailable));
- (instancetype)initWithEntity:(NSObject *)entity __attribute__((objc_designated_initializer));
@end
#pragma clang assume_nonnull end
