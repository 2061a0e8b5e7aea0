import { HAS_TO_COME, isToCome, type PlannedPart } from "#domain/plans/to-come.ts";

/** Marks a feature as announced but not available yet. Renders nothing once the feature is available. */
export function Soon({ part }: { part?: PlannedPart | undefined }) {
  if (!part || !isToCome(part)) return null;
  return (
    <>
      {" "}
      <span className="type-log whitespace-nowrap text-gold">soon</span>
    </>
  );
}

/** Explains the mark for features that are not available yet, below a comparison of the plans. */
export function SoonNote() {
  if (!HAS_TO_COME) return null;
  return (
    <p className="max-w-column text-mist">
      Anything marked <span className="type-log text-gold">soon</span> is being built and not there yet.
      {isToCome("buying") && " Premium is not for sale before that: nobody pays for a promise."}
    </p>
  );
}
