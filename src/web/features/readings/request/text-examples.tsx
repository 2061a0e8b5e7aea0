/** What other people could have written; tapping one writes it into the field. */
const EXAMPLES = [
  "I have rewritten the first chapter nine times, and nobody has seen a page.",
  "I want to ask my manager for fewer hours, and I keep asking about the weather.",
  "My brother and I have not talked since Christmas. Neither of us is angry anymore.",
];

/** Three texts to start from, for somebody who does not know how to begin. */
export function TextExamples({ onTake }: { onTake: (text: string) => void }) {
  return (
    <div className="mt-6">
      <p className="type-small mb-1 text-mist">Or start from one of these, and change it:</p>
      <ul>
        {EXAMPLES.map((example) => (
          <li key={example} className="border-t border-ripple last:border-b">
            <button
              type="button"
              onClick={() => onTake(example)}
              className="type-note w-full cursor-pointer py-3 text-left text-ghost hover:text-gold"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
