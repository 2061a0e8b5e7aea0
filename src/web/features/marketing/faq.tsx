import type { ReactNode } from "react";

export interface Question {
  asks: string;
  answer: ReactNode;
}

/** Questions whose answers expand in place without JavaScript. */
export function Faq({ questions, title = "Questions" }: { questions: Question[]; title?: string }) {
  return (
    <section aria-labelledby="questions" className="comes-later max-w-3xl">
      <h2 id="questions" className="type-section">
        {title}
      </h2>
      <div className="mt-6 border-b border-ripple">
        {questions.map(({ asks, answer }) => (
          <details key={asks} className="group border-t border-ripple">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 type-title [&::-webkit-details-marker]:hidden">
              {asks}
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="size-6 shrink-0 text-gold group-open:rotate-45"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
              >
                <path d="M12 5v14M5 12h14" />
              </svg>
            </summary>
            <div className="grid max-w-column gap-3 pb-6 text-mist">{answer}</div>
          </details>
        ))}
      </div>
    </section>
  );
}
