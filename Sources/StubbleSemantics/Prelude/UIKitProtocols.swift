extension PreludeText {
  /// The protocols of UIKit from which those of applications inherit.
  static let uiKitProtocols = #"""

    @MainActor protocol UIApplicationDelegate: NSObjectProtocol {}
    @MainActor protocol UISceneDelegate: NSObjectProtocol {}
    @MainActor protocol UIWindowSceneDelegate: UISceneDelegate {}
    @MainActor protocol UIScrollViewDelegate: NSObjectProtocol {}
    @MainActor protocol UITableViewDataSource: NSObjectProtocol {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    }
    @MainActor protocol UITableViewDelegate: UIScrollViewDelegate {}
    @MainActor protocol UICollectionViewDataSource: NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    }
    @MainActor protocol UICollectionViewDelegate: UIScrollViewDelegate {}
    @MainActor protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
    @MainActor protocol UITextFieldDelegate: NSObjectProtocol {}
    @MainActor protocol UITextViewDelegate: UIScrollViewDelegate {}
    @MainActor protocol UISearchBarDelegate: NSObjectProtocol {}
    @MainActor protocol UISearchResultsUpdating: NSObjectProtocol {
      func updateSearchResults(for searchController: UISearchController)
    }
    @MainActor protocol UIPickerViewDataSource: NSObjectProtocol {
      func numberOfComponents(in pickerView: UIPickerView) -> Int
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    }
    @MainActor protocol UIPickerViewDelegate: NSObjectProtocol {}
    @MainActor protocol UINavigationControllerDelegate: NSObjectProtocol {}
    @MainActor protocol UITabBarControllerDelegate: NSObjectProtocol {}
    @MainActor protocol UIPageViewControllerDataSource: NSObjectProtocol {
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    }
    @MainActor protocol UIPageViewControllerDelegate: NSObjectProtocol {}
    @MainActor protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
    @MainActor protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
    @MainActor protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
    @MainActor protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
    @MainActor protocol UISplitViewControllerDelegate: NSObjectProtocol {}
    @MainActor protocol UIImagePickerControllerDelegate: NSObjectProtocol {}
    @MainActor protocol UIDocumentPickerDelegate: NSObjectProtocol {}
    @MainActor protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {}
    @MainActor protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {}
    @MainActor protocol UISearchControllerDelegate: NSObjectProtocol {}
    @MainActor protocol UITabBarDelegate: NSObjectProtocol {}
    @MainActor protocol UIBarPositioningDelegate: NSObjectProtocol {}
    @MainActor protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
    @MainActor protocol UIToolbarDelegate: UIBarPositioningDelegate {}
    @MainActor protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    }
    @MainActor protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    }
    @MainActor protocol UITableViewDragDelegate: NSObjectProtocol {
      func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    }
    @MainActor protocol UITableViewDropDelegate: NSObjectProtocol {
      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    }
    @MainActor protocol UICollectionViewDragDelegate: NSObjectProtocol {
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    }
    @MainActor protocol UICollectionViewDropDelegate: NSObjectProtocol {
      func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    }
    @MainActor protocol UIDragInteractionDelegate: NSObjectProtocol {
      func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    }
    @MainActor protocol UIDropInteractionDelegate: NSObjectProtocol {}
    @MainActor protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    }
    protocol UIActivityItemSource: NSObjectProtocol {
      func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
      func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?)
        -> Any?
    }
    @MainActor protocol UITextInputTraits: NSObjectProtocol {}
    @MainActor protocol UIKeyInput: UITextInputTraits {
      var hasText: Bool { get }
      func insertText(_ text: String)
      func deleteBackward()
    }
    @MainActor protocol UITextInput: UIKeyInput {
      func text(in range: UITextRange) -> String?
      func replace(_ range: UITextRange, withText text: String)
      var selectedTextRange: UITextRange? { get set }
      var markedTextRange: UITextRange? { get }
      var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
      func setMarkedText(_ markedText: String?, selectedRange: NSRange)
      func unmarkText()
      var beginningOfDocument: UITextPosition { get }
      var endOfDocument: UITextPosition { get }
      func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
      func position(from position: UITextPosition, offset: Int) -> UITextPosition?
      func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
      func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
      func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
      var inputDelegate: (any UITextInputDelegate)? { get set }
      var tokenizer: any UITextInputTokenizer { get }
      func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
      func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
      func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
      func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
      func firstRect(for range: UITextRange) -> CGRect
      func caretRect(for position: UITextPosition) -> CGRect
      func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
      func closestPosition(to point: CGPoint) -> UITextPosition?
      func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
      func characterRange(at point: CGPoint) -> UITextRange?
    }
    @MainActor protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    }
    @MainActor protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
    @MainActor protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    }
    """#
}
