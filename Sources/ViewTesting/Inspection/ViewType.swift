/// A kind of views that is looked for by its name.
public protocol InspectableKind {
    /// What such a view is to a person.
    static var role: ShownView.Role { get }
}

/// The kinds of views that tests written for ViewInspector look for.
public enum ViewType {
    /// A text.
    public enum Text: InspectableKind { public static var role: ShownView.Role { .text } }
    /// A picture or a symbol.
    public enum Image: InspectableKind { public static var role: ShownView.Role { .image } }
    /// A button.
    public enum Button: InspectableKind { public static var role: ShownView.Role { .button } }
    /// A field for text.
    public enum TextField: InspectableKind { public static var role: ShownView.Role { .textField } }
    /// A field for a secret.
    public enum SecureField: InspectableKind { public static var role: ShownView.Role { .textField } }
    /// A field for longer text.
    public enum TextEditor: InspectableKind { public static var role: ShownView.Role { .textField } }
    /// A switch or a check box.
    public enum Toggle: InspectableKind { public static var role: ShownView.Role { .toggle } }
    /// A slider.
    public enum Slider: InspectableKind { public static var role: ShownView.Role { .slider } }
    /// A stepper.
    public enum Stepper: InspectableKind { public static var role: ShownView.Role { .stepper } }
    /// A choice.
    public enum Picker: InspectableKind { public static var role: ShownView.Role { .choice } }
    /// A date picker.
    public enum DatePicker: InspectableKind { public static var role: ShownView.Role { .datePicker } }
    /// A progress.
    public enum ProgressView: InspectableKind { public static var role: ShownView.Role { .progress } }
}
