import { type ReactNode, useEffect, useRef } from "react";

interface StatusLineProps {
  /** Whether the line takes the focus, because the button that was pressed is gone. */
  takesFocus: boolean;
  /** Whether it has the outline of the button in whose place it stands. */
  isOutlined?: boolean;
  children: ReactNode;
}

/** One line in the place of a button that was pressed, which says that it worked. */
export function StatusLine({ takesFocus, isOutlined = false, children }: StatusLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const outline = isOutlined ? "rounded-full border border-gold pr-5 pl-3.5 text-base/6" : "";
  return (
    <p
      role="status"
      ref={line}
      tabIndex={-1}
      className={`inline-flex min-h-13 items-center gap-2 font-medium outline-none ${outline}`}
    >
      {children}
    </p>
  );
}
