import Dispatch
import Foundation

/// A scheduler of which nobody can see how often it is asked, so that operators may ask it less often.
protocol UnobservedScheduler {}

extension DispatchQueue: UnobservedScheduler {}

extension RunLoop: UnobservedScheduler {}

extension OperationQueue: UnobservedScheduler {}

@usableFromInline func isUnobserved<S: Scheduler>(_ scheduler: S) -> Bool { scheduler is any UnobservedScheduler }
