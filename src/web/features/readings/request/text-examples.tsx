import { EXAMPLE_TEXTS } from "./example-texts.ts";

/**
 * Three texts to start from, for somebody who does not know how to begin. Tapping one writes it into the field.
 */
export function TextExamples({ onTake }: { onTake: (text: string) => void }) {
  return (
    <div className="mt-6">
      <p className="type-small mb-1 text-mist">Or start from one of these, and change it:</p>
      <ul>
        {EXAMPLE_TEXTS.map((example) => (
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
