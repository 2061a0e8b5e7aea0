/** The reflection prompt on a page of paper. What is answered stays with whoever answers it. */
export function OpenPage({ prompt }: { prompt: string }) {
  return (
    <section
      aria-label="To think about"
      className="open-page margin-rule relative max-w-160 py-7 pr-6 pl-13 lg:py-14 lg:pl-18"
    >
      <p className="type-prompt max-w-[24ch] [overflow-wrap:anywhere]">{prompt}</p>
      <p className="type-log mt-8 text-page-quiet">no answer is asked for, and none is kept</p>
    </section>
  );
}
