import { useEffect, useRef } from "react";

/** A line that says what was saved. It takes the focus, because the pressed button is gone. */
export function FocusedReply({ words }: { words: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={line} tabIndex={-1} role="status" className="mt-3 text-mist outline-none">
      {words}
    </p>
  );
}
