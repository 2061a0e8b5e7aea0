/** A small fish in gold line, swimming to the left. */
export function Fish({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="-2 -9 34 18"
      aria-hidden="true"
      className={`w-8 text-gold opacity-55 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
    >
      <path d="M0 0q10-9 22 0l7-5v10l-7-5q-12 9-22 0zM11-4.5q3 4.5 0 9" />
      <circle cx="5.5" cy="-1" r=".8" fill="currentColor" stroke="none" />
    </svg>
  );
}
