import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";

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
  const [outcome, setOutcome] = useState("");

  // The form that made the secret is gone, so the focus moves to the heading.
  useEffect(() => heading.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome("Copied.");
    } catch {
      setOutcome("The browser does not let this page copy. Select the text instead.");
    }
  }

  return (
    <section className="grid w-full max-w-xl justify-items-start gap-3 pb-4">
      <h3 ref={heading} tabIndex={-1} className="type-note font-semibold">
        {title}
      </h3>
      <p className="type-note text-mist">It is not shown again. Treat it like a password.</p>
      <p className="w-full rounded-surface border border-edge px-4 py-3 font-mono break-all">{secret}</p>
      {children}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button look="outline" onClick={() => void copy()}>
          Copy
        </Button>
        <Button look="link" onClick={onSaved}>
          I have saved it
        </Button>
        <span role="status" className="type-small text-mist">
          {outcome}
        </span>
      </p>
    </section>
  );
}

/** A command to paste into a terminal. */
export function Command({ label, children }: { label: string; children: string }) {
  return (
    <div className="w-full min-w-0">
      <p className="type-small text-mist">{label}</p>
      <pre className="type-small mt-1 overflow-x-auto rounded-surface border border-edge px-4 py-3 whitespace-pre-wrap break-all">
        <code className="font-mono">{children}</code>
      </pre>
    </div>
  );
}
