// As on Apple's platforms, a file that imports UIKit sees Foundation.
@_exported import Foundation
@_exported import FoundationGaps
