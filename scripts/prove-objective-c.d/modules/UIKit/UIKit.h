// Classes and protocols like those of UIKit, on the main actor as the real ones are.
@import ObjectiveC;
#pragma clang assume_nonnull begin
#define UI_ACTOR __attribute__((swift_attr("@UIActor")))
@class UIView, UIViewController, UIControl, UITableView;
UI_ACTOR @interface UIResponder : NSObject
- (BOOL)becomeFirstResponder;
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
@end
UI_ACTOR @interface UIView : UIResponder
- (instancetype)initWithTag:(long)t __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSObject *)coder __attribute__((objc_designated_initializer));
@property (nonatomic) long tag;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, copy, nullable) void (^onChange)(BOOL changed);
- (void)layoutSubviews;
- (void)addSubview:(UIView *)v;
+ (void)animate:(void (^)(void))b completion:(void (^ _Nullable)(BOOL finished))c;
@end
UI_ACTOR @interface UIControl : UIView
- (void)addTarget:(nullable id)t action:(SEL)a;
@end
UI_ACTOR @interface UIViewController : UIResponder
- (instancetype)initWithName:(nullable NSObject *)n __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSObject *)coder __attribute__((objc_designated_initializer));
@property (nonatomic, strong) UIView *view;
@property (nonatomic, copy, nullable) NSObject *title;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)presentViewController:(UIViewController *)vc animated:(BOOL)a completion:(void (^ _Nullable)(void))c;
- (void)loadWithCompletion:(void (^)(NSObject * _Nullable, BOOL))c;
@property (nonatomic, readonly) BOOL prefersHidden;
@end
UI_ACTOR @protocol UITableViewDataSource <NSObject>
- (long)tableView:(UIView *)t rows:(long)s;
@optional
- (long)sections:(UIView *)t;
@end
@protocol LegacyDelegate <NSObject>
- (void)didFinish:(NSObject *)o;
@optional
- (BOOL)shouldFinish;
@end
#pragma clang assume_nonnull end
