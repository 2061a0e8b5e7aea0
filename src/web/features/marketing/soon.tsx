import { HAS_TO_COME, isToCome, type PlannedPart } from "../../../domain/plans/to-come.ts";

/** Stands behind what is announced and not there yet; nothing once it is. */
export function Soon({ part }: { part?: PlannedPart | undefined }) {
  if (!part || !isToCome(part)) return null;
  return (
    <>
      {" "}
      <span className="type-log whitespace-nowrap text-gold">soon</span>
    </>
  );
}

/** In words, where the part is told of. */
export function NotThereYet({ part }: { part: PlannedPart }) {
  return isToCome(part) && " It is being built, and not there yet.";
}

/** What the mark means, where plans stand beside each other. */
export function SoonNote() {
  if (!HAS_TO_COME) return null;
  return (
    <p className="max-w-column text-mist">
      What says <span className="type-log text-gold">soon</span> is being built and not there yet.
      {isToCome("buying") && " Premium is not for sale before that: nobody pays for a promise."}
    </p>
  );
}
