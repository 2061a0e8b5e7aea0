import { useId } from "react";
import type { CheckInEntry, OpenCheckIn } from "#contract/check-ins.ts";
import { TAP_WORDS, TAPS, type Tap } from "#domain/check-ins/check-in.ts";
import { BLOCK_NOTES_MAX } from "#domain/readings/lengths.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { OwnTextArea } from "../../ui/own-text.tsx";
import { LengthFault } from "../../ui/text-length.tsx";
import { toggleTap, withNote } from "./check-in-value.ts";

interface BlockTapsProps {
  blocks: OpenCheckIn["blocks"];
  entry: CheckInEntry;
  change: (entry: CheckInEntry) => void;
}

/** Lets the person choose one answer for each open block. A block may be left without an answer. */
export function BlockTaps({ blocks, entry, change }: BlockTapsProps) {
  return (
    <section aria-labelledby="blocks" className="mt-12">
      <h2 id="blocks" className="type-title">
        How is each one today?
      </h2>
      <ul className="mt-4">
        {blocks.map((block) => {
          const said = entry.taps.find(({ blockId }) => blockId === block.id);
          return (
            <li key={block.id} className="border-t border-hair-faint py-4">
              <OneBlock
                block={block}
                tapped={said?.tap ?? null}
                onTap={(tap) => change(toggleTap(entry, block.id, tap))}
              />
              {said && (
                <Note
                  name={block.name}
                  note={said.note}
                  onChange={(note) => change(withNote(entry, block.id, note))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p className="type-log border-t border-hair-faint pt-3 text-mist">You can skip any of these.</p>
    </section>
  );
}

interface OneBlockProps {
  block: BlockTapsProps["blocks"][number];
  tapped: Tap | null;
  onTap: (tap: Tap) => void;
}

function OneBlock({ block, tapped, onTap }: OneBlockProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 flex items-start gap-3">
        <BlockGlyph kind={block.blockTypeId} />
        <span dir="auto" className="type-read min-w-0 [overflow-wrap:anywhere]">
          {block.name}
        </span>
      </legend>
      <div className="flex flex-wrap gap-2 max-[22.4375rem]:grid max-[22.4375rem]:grid-cols-2">
        {TAPS.map((tap) => (
          <label
            key={tap}
            className="relative inline-flex min-h-11 grow cursor-pointer items-center justify-center rounded-full border border-edge px-3 text-sm hover:border-gold has-checked:border-2 has-checked:border-gold has-checked:text-gold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold sm:grow-0 sm:px-5"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={tapped === tap}
              onChange={() => onTap(tap)}
              onClick={() => tapped === tap && onTap(tap)}
            />
            {TAP_WORDS[tap]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Note({ name, note, onChange }: { name: string; note: string; onChange: (note: string) => void }) {
  const limited = { called: "Your note", limit: BLOCK_NOTES_MAX };
  return (
    <>
      <OwnTextArea
        {...limited}
        aria-label={`A note on ${name}`}
        placeholder="A note, if you like."
        rows={2}
        value={note}
        onChange={(event) => onChange(event.target.value)}
        className="ruled type-write field-sizing-content mt-3 block max-h-[8lh] min-h-[2lh] w-full resize-none bg-transparent text-ghost italic placeholder:text-mist"
      />
      <LengthFault {...limited} text={note} />
    </>
  );
}
