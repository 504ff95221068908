import SwiftUI

/// Fields for values of several kinds; Return goes from one to the next.
struct FieldPage: View {
    private enum Field { case number, price, day, mail, password }

    @State private var number = 5
    @State private var price = Decimal(string: "12.5")!
    @State private var share = 0.25
    @State private var day = Date(timeIntervalSinceReferenceDate: 700_000_000)
    @State private var mail = ""
    @State private var password = ""
    @State private var notes = "Several lines,\nof which the last\nis short."
    @State private var said = "Nothing was submitted."
    @FocusState private var field: Field?

    var body: some View {
        Form {
            Section("Formats") {
                TextField("Number", value: $number, format: .number).focused($field, equals: .number)
                    .submitLabel(.next)
                TextField("Price", value: $price, format: .currency(code: "EUR")).focused($field, equals: .price)
                    .submitLabel(.next)
                TextField("Share", value: $share, format: .percent)
                TextField("Day", value: $day, format: .dateTime.year().month().day()).focused($field, equals: .day)
            }
            Section {
                TextField("Mail", text: $mail, prompt: Text("you@example.org"))
                    .textContentType(.emailAddress)
                    .keyboardType(.emailAddress)
                    .autocapitalization(.none)
                    .disableAutocorrection(true)
                    .focused($field, equals: .mail)
                    .submitLabel(.next)
                SecureField("Password", text: $password).focused($field, equals: .password).submitLabel(.done)
            } header: {
                Text("Texts")
            } footer: {
                Text(said)
            }
            Section("Dates") {
                DatePicker("Day and time", selection: $day)
                DatePicker("Day", selection: $day, displayedComponents: .date)
                DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
            }
            Section("Editor") { TextEditor(text: $notes).frame(height: 80) }
        }
        .onSubmit {
            switch field {
            case .number: field = .price
            case .price: field = .day
            case .mail: field = .password
            default: said = "Submitted."
            }
        }
    }
}
