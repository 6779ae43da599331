// The parts of Objective-C's runtime that Swift needs.
typedef _Bool BOOL;
typedef struct objc_selector *SEL;
typedef struct objc_class *Class;
#pragma clang assume_nonnull begin
@protocol NSObject
- (BOOL)isEqual:(id)object;
- (BOOL)respondsToSelector:(SEL)s;
@property (readonly) unsigned long hash;
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype)init;
+ (instancetype)alloc;
- (id)copy;
- (BOOL)isEqual:(id)object;
- (void)setValue:(id)v forKey:(NSObject *)k;
@property (readonly) unsigned long hash;
@end
#pragma clang assume_nonnull end
