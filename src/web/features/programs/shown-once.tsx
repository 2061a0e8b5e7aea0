import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { CopyText } from "../../ui/copy-text.tsx";

interface ShownOnceProps {
  title: string;
  /** The secret, which the server cannot show again. */
  secret: string;
  /** How to use it. */
  children?: ReactNode;
  onSaved: () => void;
}

/** Shows a new secret until the person says that they saved it. */
export function ShownOnce({ title, secret, children, onSaved }: ShownOnceProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The form that made the secret is gone, so the focus moves to the heading.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="grid w-full max-w-xl justify-items-start gap-3 pb-4">
      <h3 ref={heading} tabIndex={-1} className="type-note font-semibold">
        {title}
      </h3>
      <p className="type-note text-mist">It is not shown again. Treat it like a password.</p>
      <p className="w-full rounded-surface border border-edge px-4 py-3 font-mono break-all">{secret}</p>
      {children}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <CopyText look="outline" label="Copy" text={secret} instead="Select the text instead." />
        <Button look="link" onClick={onSaved}>
          I have saved it
        </Button>
      </p>
    </section>
  );
}

/** A command to paste into a terminal. */
export function Command({ label, children }: { label: string; children: string }) {
  return (
    <div className="w-full min-w-0">
      <p className="type-small text-mist">{label}</p>
      <pre
        dir="auto"
        className="type-small mt-1 overflow-x-auto rounded-surface border border-edge px-4 py-3 whitespace-pre-wrap break-all"
      >
        <code className="font-mono">{children}</code>
      </pre>
    </div>
  );
}
