import { useId } from "react";

/** The waterline of the app: a gold wave from edge to edge. With `isFaint` it is paler. */
export function Waterline({ className = "", isFaint = false }: { className?: string; isFaint?: boolean }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={`pointer-events-none block h-3 w-full ${className}`}>
      <pattern id={id} width="52" height="12" patternUnits="userSpaceOnUse">
        <path
          d="M-1 6.200Q0 6 0 6q13-5.500 26 0t26 0q0 0 1-.2"
          fill="none"
          stroke="var(--art-gold)"
          strokeWidth={isFaint ? 1 : 2}
          opacity={isFaint ? 0.35 : 1}
        />
      </pattern>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  );
}
