// `OSLog` shows what `os` does, as on Apple's platforms.
@_exported import Foundation
@_exported import os
