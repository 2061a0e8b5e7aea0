import { Link } from "react-router";
import type { Ad } from "#domain/ads/ad.ts";
import { MAIN_ID } from "../../ui/bars.tsx";
import { CloseButton } from "../../ui/button.tsx";

/** The CSS classes of each form of notice: lines above and below, a list row, or a card. */
const SHAPES: Record<Ad["form"], string> = {
  banner: "border-y border-hair-faint py-3 sm:flex sm:items-center sm:gap-8",
  native: "border-y border-ripple py-4",
  card: "rounded-surface bg-pond p-5",
  interstitial: "",
};

/**
 * An advertising notice in the page. It begins with a label that says that the notice is our own, and has a close
 * button.
 */
export function AdNotice({ ad, onFollow, onClose }: { ad: Ad; onFollow: () => void; onClose: () => void }) {
  const close = () => {
    onClose();
    // The close button had the focus and is gone, so the focus moves to the main content.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return (
    <aside aria-label="House ad" className={`relative ${SHAPES[ad.form]}`}>
      <div className={`min-w-0 flex-1 pr-10 ${ad.form === "banner" ? "sm:pr-0" : ""}`}>
        <p className="type-log text-mist">House ad</p>
        <p className={`mt-1 ${ad.form === "card" ? "type-title" : "font-medium"}`}>{ad.title}</p>
        <p className="type-note mt-0.5 text-mist">{ad.description}</p>
      </div>
      {ad.ctaLink && (
        <Link
          to={ad.ctaLink}
          onClick={onFollow}
          className="underlined type-note inline-flex min-h-11 items-center text-gold hover:decoration-gold sm:mr-12 sm:shrink-0"
        >
          {ad.ctaText}
        </Link>
      )}
      <CloseButton
        label="Close this ad"
        onClick={close}
        className={`absolute top-1 ${ad.form === "card" ? "right-1" : "-right-3"}`}
      />
    </aside>
  );
}
