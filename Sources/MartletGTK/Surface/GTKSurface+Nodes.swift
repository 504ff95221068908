#if GTK
    import SwiftUICore

    extension GTKSurface {
        /// Makes the node, with its widget, for a value.
        func makeNode(id: SurfaceNodeID, value: SurfaceNode) -> GTKNode {
            switch value.content {
            case .window(let content): WindowNode(id: id, value: value, content: content, surface: self)
            case .layer: LayerNode(id: id, value: value, surface: self)
            case .headerBar: HeaderBarNode(id: id, value: value, surface: self)
            case .scroll: ScrollNode(id: id, value: value, surface: self)
            case .button(let content): ButtonNode(id: id, value: value, content: content, surface: self)
            case .drawing: DrawingNode(id: id, value: value, surface: self)
            case .row: RowNode(id: id, value: value, surface: self)
            case .text(let content): TextNode(id: id, value: value, content: content, surface: self)
            case .shape: ShapeNode(id: id, value: value, surface: self)
            case .image: ImageNode(id: id, value: value, surface: self)
            case .textField(let content): TextFieldNode(id: id, value: value, content: content, surface: self)
            case .textEditor: TextEditorNode(id: id, value: value, surface: self)
            case .toggle(let content): ToggleNode(id: id, value: value, content: content, surface: self)
            case .slider: SliderNode(id: id, value: value, surface: self)
            case .stepper: StepperNode(id: id, value: value, surface: self)
            case .choice(let content): ChoiceNode(id: id, value: value, content: content, surface: self)
            case .progress(let content): ProgressNode(id: id, value: value, content: content, surface: self)
            case .datePicker(let content): DatePickerNode(id: id, value: value, content: content, surface: self)
            case .colorPicker: ColorPickerNode(id: id, value: value, surface: self)
            case .windowControls(let content):
                WindowControlsNode(id: id, value: value, content: content, surface: self)
            }
        }
    }
#endif
