import type { ReactNode } from "react";

/** A pale placeholder with the shape of the content that is loading. Its width and height are set by CSS classes. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <span aria-hidden="true" className={`glimmer block rounded-surface bg-ripple ${className}`} />;
}

/** Wraps placeholders, and says in words what is being loaded, for screen readers. */
export function Loading({ label = "Loading...", children }: { label?: string; children?: ReactNode }) {
  return (
    <div role="status" aria-live="polite">
      <span className={children ? "sr-only" : "text-mist"}>{label}</span>
      {children}
    </div>
  );
}
