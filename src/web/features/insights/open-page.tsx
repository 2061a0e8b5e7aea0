import type { ReactNode } from "react";

interface OpenPageProps {
  /** The reflection prompt; `undefined` when the reading has none. */
  prompt: string | undefined;
  /** The content below the prompt: the text field for the answer. */
  children: ReactNode;
}

/** Shows the reflection prompt on a page that looks like paper, with room for an answer. */
export function OpenPage({ prompt, children }: OpenPageProps) {
  return (
    <section aria-label="To think about" className="@container">
      <div className="open-page on-paper margin-rule relative grid grid-cols-[minmax(0,1fr)] gap-5 py-7 pr-6 pl-13 @3xl:grid-cols-[minmax(0,9fr)_minmax(0,10fr)] @3xl:gap-12 @3xl:py-14 @3xl:pr-12 @3xl:pl-18">
        <div>
          <p className="type-log mb-2 text-mist print:hidden">to write about, if you like</p>
          <h2 dir="auto" className="type-prompt max-w-[14.9em] [overflow-wrap:anywhere]">
            {prompt ?? "What came of it?"}
          </h2>
        </div>
        <div className="min-w-0 @3xl:border-l @3xl:border-hair @3xl:pl-10">{children}</div>
      </div>
    </section>
  );
}
