import { CloseButton } from "../../ui/button.tsx";

interface AdaptiveBannerProps {
  /** The number of times that this person drew the card. */
  times: number;
  onDismiss: () => void;
}

/** A banner that says that the text below is personal. The person can dismiss it. */
export function AdaptiveBanner({ times, onDismiss }: AdaptiveBannerProps) {
  return (
    <aside
      aria-label="Your Adaptive Card Experience"
      className="mt-8 flex items-start justify-between gap-3 border-l-2 border-gold py-1 pl-5"
    >
      <p>
        <strong className="block font-medium">Your Adaptive Card Experience</strong>
        <span className="text-mist">
          You’ve drawn this card {sayTimes(times)}. The rest of this page is about your own blocks.
        </span>
      </p>
      <CloseButton label="Dismiss" onClick={onDismiss} className="-mt-1" />
    </aside>
  );
}

function sayTimes(times: number): string {
  if (times === 1) return "once";
  return times === 2 ? "twice" : `${times} times`;
}
