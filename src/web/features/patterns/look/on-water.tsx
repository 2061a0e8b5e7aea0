import type { ReactNode } from "react";
import { Rob } from "#web/ui/rob.tsx";

/** The width that Rob takes at the right of a picture, in pixels. */
export const ROOM_FOR_ROB = 104;

/** A picture with water, on which Rob swims where he says the sentence of the picture. */
export function OnWater({ isWithRob, children }: { isWithRob: boolean; children: ReactNode }) {
  return (
    <div className="relative">
      {children}
      {isWithRob && (
        <span className="pattern-rob">
          <Rob size="fill" mood="amused" />
        </span>
      )}
    </div>
  );
}
