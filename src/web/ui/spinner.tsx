import { Icon } from "./icons.tsx";

/**
 * A spinner of rings that widen, in the colour of the surrounding text. It is decoration, so words beside it must
 * say what is being loaded.
 */
export function Spinner({ className = "size-5" }: { className?: string }) {
  return (
    <Icon className={className}>
      <ellipse cx="12" cy="12" rx="4" ry="2.4" />
      <ellipse cx="12" cy="12" rx="10" ry="6" strokeWidth="1.2" className="ring-pulse" />
    </Icon>
  );
}
