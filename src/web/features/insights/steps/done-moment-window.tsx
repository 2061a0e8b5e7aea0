import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { insightQuery } from "#web/api/queries/insights.ts";
import { useDates } from "#web/api/use-dates.ts";
import { afterFrame } from "#web/ui/after-frame.ts";
import { type BlockKind, Stone } from "#web/ui/block-glyph.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { Rob } from "#web/ui/rob.tsx";
import { DeepEdge, StageRings, StageScene } from "#web/ui/stage-scene.tsx";
import { type StepJustDone, setDoneMoment } from "./done-moment.ts";
import { WhatItIsFor } from "./what-it-is-for.tsx";

/** The rings' radii in pixels, the innermost first, and the delay between two rings in milliseconds. */
const RADII = [52, 104, 170, 256, 356];
const FLATNESS = 0.44;
const DELAY_MS = 90;

/**
 * The moment after a step: the whole window is the pond at night, rings go out from the stone, and below is what the person
 * said it is for. It stays until they go on.
 */
export function DoneMoment({ step: { insightId, text } }: { step: StepJustDone }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { formatWeekday, formatMoment } = useDates();
  const { data: insight } = useQuery({ ...insightQuery(insightId ?? ""), enabled: insightId !== null });
  const block = insight?.associatedBlock;
  // The page's own focus moves first, and the layout effect ends before the window is removed: so the browser gives the focus
  // back to where the page has put it.
  useLayoutEffect(() => {
    const opened = dialog.current;
    const forget = afterFrame(() => opened?.showModal());
    return () => {
      forget();
      opened?.close();
    };
  }, []);
  const now = new Date().toISOString();
  return (
    <dialog
      ref={dialog}
      aria-labelledby="done-moment"
      className="done-moment night"
      onClose={() => setDoneMoment(null)}
    >
      <StageScene />
      <div className="done-words">
        <p className="type-log text-mist">
          {formatWeekday(now)}, {formatMoment(now)}
        </p>
        <h1 id="done-moment" className="type-display mt-4">
          That’s done.
        </h1>
        <p
          dir="auto"
          className="type-title mt-2 line-clamp-3 max-w-column-narrow text-ghost [overflow-wrap:anywhere]"
        >
          {text}
        </p>
      </div>
      <DonePond kind={insight?.blockTypeId} />
      <div className="done-next">
        <DeepEdge />
        {insightId !== null && <WhatItIsFor insightId={insightId} />}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 md:mt-6">
          <Button className="w-full max-w-88" onClick={() => setDoneMoment(null)}>
            Go on
          </Button>
          {block?.status === "active" && (
            <ButtonLink
              look="soft"
              className="px-0!"
              to={`/blocks/${block.id}#resolve`}
              onClick={() => setDoneMoment(null)}
            >
              Is it unstuck?
            </ButtonLink>
          )}
        </div>
      </div>
    </dialog>
  );
}

/** Rob on the water, and the stone of the block from which the rings go out; without the stone until the block is known. */
function DonePond({ kind }: { kind: BlockKind | undefined }) {
  return (
    <div className="done-pond">
      <div className="stage-floats">
        <StageRings />
        <Rob size="fill" mood="amused" className="relative" />
      </div>
      <svg aria-hidden="true" viewBox="-360 -160 720 320" className="done-rings" fill="none">
        {RADII.map((rx, index) => (
          <ellipse
            key={rx}
            rx={rx}
            ry={rx * FLATNESS}
            className={`ring-spreads ${index < 2 ? "stroke-reed" : "stroke-gold"}`}
            strokeWidth={index < 2 ? 3 : 2}
            strokeOpacity={1 - index * 0.18}
            style={{ "--after": `${index * DELAY_MS}ms` } as CSSProperties}
          />
        ))}
      </svg>
      <div className="done-stone">
        {kind && <Stone kind={kind} className="block w-full" />}
        <span className="done-check">
          <CheckIcon className="size-4" />
        </span>
      </div>
    </div>
  );
}
