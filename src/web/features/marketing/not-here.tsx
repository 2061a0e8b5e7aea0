import { SITE } from "../../ui/site.ts";

/** A part of Premium that a server offers only where it is set up for it. */
export type OptionalPart = "notion";

/** Marks a part that this server does not offer. Renders nothing for any other part. */
export function NotHere({ part }: { part?: OptionalPart | undefined }) {
  if (part !== "notion" || SITE.hasNotion) return null;
  return (
    <>
      {" "}
      <span className="type-log text-gold">not on this server</span>
    </>
  );
}

/** Says that Premium is not for sale on this server. Renders nothing if it is. */
export function SaleNote() {
  if (SITE.sellsPremium) return null;
  return (
    <p className="max-w-column text-mist">
      Premium is not for sale on this server. This is what you would get.
    </p>
  );
}
