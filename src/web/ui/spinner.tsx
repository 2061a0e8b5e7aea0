import { Icon } from "./icons.tsx";

/**
 * A spinner of rings that widen, in the colour of the surrounding text. It is decoration, so words beside it must
 * say what is being loaded. The moving ring is a drawing of its own, because a browser moves a whole drawing without the
 * main thread, and a shape inside one only with it.
 */
export function Spinner({ className = "size-5" }: { className?: string }) {
  return (
    <span className={`relative inline-grid shrink-0 ${className}`}>
      <Icon className="size-full">
        <ellipse cx="12" cy="12" rx="4" ry="2.4" />
      </Icon>
      <Icon className="ring-pulse absolute inset-0 size-full" strokeWidth="1.2">
        <ellipse cx="12" cy="12" rx="10" ry="6" />
      </Icon>
    </span>
  );
}
