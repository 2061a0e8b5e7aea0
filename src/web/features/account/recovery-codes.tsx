import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { saveFile } from "./save-file.ts";

const FILE = "rubber-arcana-recovery-codes.txt";

/** Shows new recovery codes, which the server cannot show again. */
export function RecoveryCodeList({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The form that made the codes is gone, so the focus moves to their heading.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="recovery-codes" className="grid w-full max-w-md justify-items-start gap-4 pb-4">
      <h4 ref={heading} id="recovery-codes" tabIndex={-1} className="type-note font-semibold">
        Save these recovery codes
      </h4>
      <p className="type-note text-mist">
        Each signs you in once, in place of a code from the authenticator app. They are not shown again. If
        you lose both the authenticator app and these codes, only a passkey lets you in.
      </p>
      <ol className="grid w-full grid-cols-1 gap-x-6 gap-y-1 rounded-surface border border-edge px-4 py-3 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-mono">
            {code}
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          look="outline"
          onClick={() =>
            saveFile({ name: FILE, content: new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }) })
          }
        >
          Save as a file
        </Button>
        <Button look="link" onClick={onSaved}>
          I have saved them
        </Button>
      </p>
    </section>
  );
}
