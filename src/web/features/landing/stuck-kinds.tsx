import type { ReactNode } from "react";
import { type BlockKind, Stone } from "../../ui/block-glyph.tsx";
import { Waterline } from "../../ui/waterline.tsx";
import { Fish } from "./fish.tsx";

interface StuckKind {
  kind: BlockKind;
  name: string;
  text: string;
  /** The CSS class for how far down the stone of a type of block hangs on a wide screen. */
  hangs: string;
}

const KINDS: StuckKind[] = [
  {
    kind: "creative",
    name: "Creative block",
    text: "You sit down to make it, and tidy the folder it would have gone in.",
    hangs: "[--hang:44px]",
  },
  {
    kind: "life",
    name: "Life stagnation",
    text: "Everything works. Nothing has changed for three years.",
    hangs: "[--hang:108px]",
  },
  {
    kind: "work",
    name: "Career clarity",
    text: "Eleven tabs of job ads. You have read one, and it was for the job you have.",
    hangs: "[--hang:70px]",
  },
  {
    kind: "relationship",
    name: "Communication breakdowns",
    text: "The message is written. It has been in Drafts since Tuesday.",
    hangs: "[--hang:156px]",
  },
];

/** The four kinds of being stuck. `ask` is the field in which a visitor writes their own. */
export function StuckKinds({ ask }: { ask: ReactNode }) {
  return (
    <section
      className="comes-later relative px-6 pt-14 pb-16 md:px-12 lg:pt-18 lg:pb-28 xl:px-20"
      aria-labelledby="stuck-title"
    >
      <Fish className="absolute top-6 right-16 lg:top-24 lg:right-52" />
      <Fish className="absolute top-11 right-8 w-6 lg:top-32 lg:right-36" />
      <h2 id="stuck-title" className="type-section depth-1 relative z-10 w-max max-w-full pr-4">
        What's got you stuck
      </h2>
      {ask}
      <ul className="relative isolate mt-10 grid list-none lg:mt-0 lg:grid-cols-4 lg:gap-10">
        {KINDS.map(({ kind, name, text, hangs }) => (
          <li
            key={kind}
            className={`plumb-line relative grid grid-cols-[76px_1fr] items-start gap-x-4 pb-9 lg:block lg:pb-0 ${hangs}`}
          >
            <Stone kind={kind} className="row-span-2 w-19 lg:w-24" />
            <div>
              <h3 className="type-title lg:mt-4">{name}</h3>
              <p className="mt-1.5 max-w-[22.6em] text-mist">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Waterline isFaint className="absolute inset-x-0 bottom-0" />
    </section>
  );
}
