import { type ReactNode, useEffect, useRef } from "react";

interface StatusLineProps {
  /** Whether the line takes the focus, because the button that was pressed is gone. */
  takesFocus: boolean;
  children: ReactNode;
}

/** One line in the place of a button that was pressed, which says that it worked. */
export function StatusLine({ takesFocus, children }: StatusLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <p
      role="status"
      ref={line}
      tabIndex={-1}
      className="inline-flex min-h-13 items-center gap-2 font-medium outline-none"
    >
      {children}
    </p>
  );
}
