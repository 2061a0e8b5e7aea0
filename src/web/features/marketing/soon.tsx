import { HAS_TO_COME, isToCome, type PlannedPart } from "#domain/plans/to-come.ts";
import { SITE } from "../../ui/site.ts";

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

/** Explains the mark for features that are not available yet, and says where Premium is not for sale. */
export function SoonNote() {
  if (!HAS_TO_COME && SITE.sellsPremium) return null;
  return (
    <p className="max-w-column text-mist">
      {HAS_TO_COME && (
        <>
          Anything marked <span className="type-log text-gold">soon</span> is being built and not there yet.
        </>
      )}
      {!SITE.sellsPremium && " Premium is not for sale on this server; this is what it would be."}
    </p>
  );
}
