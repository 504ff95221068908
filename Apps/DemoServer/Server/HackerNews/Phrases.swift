/// The words of the bundled stories and comments, and how they are put together. `{noun}` and its like stand for a
/// word of that list.
enum Phrases {
    static let words: [String: [String]] = [
        "thing": [
            "compiler", "database", "spreadsheet", "text editor", "keyboard", "weather station", "train timetable",
            "e-mail client", "bread oven", "bicycle", "chess engine", "garden planner", "telescope", "typesetter",
            "scheduler", "file system", "debugger", "radio", "web server", "font", "synthesizer", "sewing machine",
            "terminal", "backup tool", "package manager", "spell checker", "tide clock", "pixel editor",
        ],
        "language": ["Swift", "C", "Rust", "Lisp", "Go", "Python", "OCaml", "Forth", "Zig", "Prolog", "COBOL", "Ada"],
        "material": ["cardboard", "old laptops", "a single GPIO pin", "recycled glass", "two relays", "paper tape"],
        "place": [
            "a lighthouse", "the Arctic", "a village library", "my garage", "a night train", "the moon", "a hospital",
            "a school", "the North Sea", "an attic",
        ],
        "quality": [
            "tiny", "boring", "fast", "quiet", "friendly", "forgotten", "portable", "honest", "solar-powered",
            "incremental", "distributed", "handmade", "patient",
        ],
        "number": ["3", "7", "12", "40", "100", "1,000", "64", "20", "250"],
        "unit": ["lines of code", "kilobytes", "days", "watts", "euros", "volunteers", "pages"],
        "topic": [
            "floating-point numbers", "memory ordering", "map projections", "soldering", "sorting", "type inference",
            "leap seconds", "typography", "birdsong", "error messages", "hash tables", "queueing", "old maps",
            "garbage collection", "text layout", "radio waves",
        ],
        "company": ["Teal Harbor", "Quince", "Northlight", "Paper Boat", "Umbra Works", "Fernweh", "Loop & Sons"],
        "job": ["compiler engineer", "systems programmer", "designer", "technical writer", "data engineer"],
        "year": ["1968", "1974", "1983", "1987", "1991", "1996", "2003", "2009"],
    ]

    static let linkTitles = [
        "A {quality} {thing} in {number} {unit}", "How we built a {thing} from {material}",
        "The {quality} {thing} of {place}", "What {topic} taught me about {topic}",
        "{language} on a {thing}: {number} {unit} later", "Why your {thing} should be {quality}",
        "Notes on {topic} ({year})", "The history of {topic}, told by a {thing}",
        "Rewriting a {thing} in {language}", "Everything about {topic} in {number} {unit}",
        "A visit to {place}, where {topic} still matters", "{topic}: an illustrated introduction",
        "I ran a {thing} in {place} for {number} days", "Against the {quality} {thing}",
        "Measuring {topic} with a {quality} {thing}", "{language} without {topic}",
    ]
    static let askTitles = [
        "Ask HN: What is your {quality} {thing}?", "Ask HN: How did you learn about {topic}?",
        "Ask HN: Is {language} a good choice for a {thing}?", "Ask HN: Who else works from {place}?",
        "Ask HN: Books on {topic}?",
    ]
    static let showTitles = [
        "Show HN: A {quality} {thing} written in {language}", "Show HN: My {thing} runs on {material}",
        "Show HN: {topic} as a {thing}", "Show HN: I made a {thing} for {place}",
    ]
    static let jobTitles = ["{company} is hiring a {job}", "{company} (remote) looks for a {job} who likes {topic}"]

    static let askTexts = [
        "I have been building a {thing} in my spare time and wonder how others do it.<p>What has worked for you?",
        "My team argues about {topic} each week. I&#x27;d like to hear from people who have settled it.",
        "For {number} years I have used the same {quality} {thing}. Is it time for another one?",
    ]
    static let jobTexts = [
        "We make a {thing} for {place}. You know {topic} and enjoy {language}.<p>Write to us with your favourite "
            + "{thing}."
    ]

    static let sentences = [
        "I think the part about {topic} is what most people miss.",
        "We tried this with a {thing} in {language}, and it took {number} {unit}.",
        "That isn&#x27;t quite right: a {quality} {thing} needs no {topic} at all.",
        "My first job had a {thing} like this one, in {place}.", "This is a <i>{quality}</i> idea.",
        "Has anybody measured it with fewer than {number} {unit}?",
        "If n &lt; {number} &amp;&amp; m &gt; 0, the {thing} never stops.",
        "The author says &quot;{topic}&quot; but means &quot;{topic}&quot;.",
        "There is a good page about it: <a href=\"https:&#x2F;&#x2F;notes.example&#x2F;{slug}?a=1&amp;b=2\" "
            + "rel=\"nofollow\">https:&#x2F;&#x2F;notes.example&#x2F;{slug}</a>",
        "Somebody should write this down before {place} forgets it.", "Thank you for the {quality} write-up.",
        "Caf&eacute; Zw&#246;lf has one of these, and it still runs &mdash; since {year}.",
        "I&#x27;d rather have a {quality} {thing} than {number} {unit} of it.",
    ]
    static let code = [
        "<pre><code>let {name} = {number}\nfor step in 0..&lt;{name} {\n    print(step)\n}\n</code></pre>",
        "<pre><code>$ {name} --{name}=&quot;{slug}&quot; | sort\n</code></pre>",
    ]
    static let quotes = ["<p>&gt; {thing} or {thing}?", "<i>Is it {quality}?</i>"]

    static let hosts = [
        "gardeners.example", "northlight.example", "paperboat.example", "slow-radio.example", "typecase.example",
        "maps-and-more.example", "attic.example", "www.tinymachines.example", "blog.quince.example",
    ]
    static let authors = [
        "alder", "birchbark", "cedarwood", "dunlin", "elmtree", "fieldfare", "goldcrest", "heron77", "ivyleaf",
        "jackdaw", "knotweed", "linnet", "mistlethrush", "nuthatch", "osprey", "plover", "quillwort", "redpoll",
        "siskin", "tern_", "umbel", "vetchling", "wheatear", "yellowhammer", "zander", "kingcup", "sandpiper",
    ]
    static let names = ["total", "rows", "window", "story", "answer", "copies", "width"]
}
