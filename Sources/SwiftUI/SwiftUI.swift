// What an app imports. Everything lives in the modules that this one re-exports.
@_exported import Combine
@_exported import CoreTransferable
@_exported import FoundationGaps
@_exported import MartletLaunch
@_exported import SwiftUICore
@_exported import UIKitCore
@_exported import UniformTypeIdentifiers
