// The part of UIKit that SwiftUI apps touch: how a program starts, and its values.
@_exported import MartletLaunch
@_exported import SwiftUI
@_exported import UIKitCore
