// Empty on purpose: the toolchain has a Testing and UIKit overlay, and `import Testing` beside `import UIKit` looks for it.
