import { ButtonLink } from "../../ui/button.tsx";

/** Tells a visitor that the card's text is the same for everyone. */
export function VisitorBanner() {
  return (
    <aside className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-2 border-gold py-1 pl-5">
      <p>
        <strong className="block font-medium">This card doesn't know you yet</strong>
        <span className="text-mist">Tell it what has you stuck and it stops talking to everyone.</span>
      </p>
      <ButtonLink to="/pricing" look="outline">
        Get Started
      </ButtonLink>
    </aside>
  );
}
