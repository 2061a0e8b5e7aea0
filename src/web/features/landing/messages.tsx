import { SITE } from "../../ui/site.ts";
import { Waterline } from "../../ui/waterline.tsx";
import { LetterList } from "./letters.tsx";
import type { Testimonial } from "./testimonials.ts";

/** The section with letters from invented people. A line in the section says that they are invented. */
export function Messages({ letters }: { letters: Testimonial[] }) {
  return (
    <section
      className="comes-later depth-3 relative px-6 pt-16 pb-20 md:px-12 lg:pt-24 lg:pb-28 xl:px-20"
      aria-labelledby="letters"
    >
      <h2 id="letters" className="type-section">
        Messages from the living
      </h2>
      <LetterList letters={letters} />
      <p className="type-log mt-10 max-w-[62ch] text-mist">
        All three are as fictional as the consultant: nobody wrote them but the people who wrote{" "}
        {SITE.advisor}.
      </p>
      <Waterline isFaint className="absolute inset-x-0 bottom-0" />
    </section>
  );
}
