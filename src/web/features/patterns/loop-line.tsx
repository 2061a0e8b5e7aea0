import { useQuery } from "@tanstack/react-query";
import { loopOfBlockQuery } from "../../api/queries/patterns.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DOOR_NAMES } from "./door-names.ts";

/**
 * Says under a request for a reading that the chosen block is in a loop, and links to something else to do. Renders
 * nothing until the answer has arrived, or if there is no loop.
 */
export function LoopLine({ blockId }: { blockId: string }) {
  const { data } = useQuery(loopOfBlockQuery(blockId));
  if (!data?.loop) return null;
  const { because, door } = data.loop;
  return (
    <aside aria-label="A loop" className="type-small mt-6 border-l-2 border-edge pl-4 text-mist">
      <p dir="auto" className="[overflow-wrap:anywhere]">
        Before one more reading:{" "}
        <ButtonLink look="link" to={door.to} className="inline-flex items-center">
          {DOOR_NAMES[door.kind]}
        </ButtonLink>
        , {because}
      </p>
    </aside>
  );
}
