import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Rob } from "../../ui/rob.tsx";
import { recordInput } from "./app-lock.ts";
import { isPasscodeRight } from "./passcode.ts";

/** Covers the app until the passcode is entered. */
export function LockScreen({ onOpen, onSignOut }: { onOpen: () => void; onSignOut: () => Promise<void> }) {
  const { passcode, fault, isBusy, change, open } = usePasscode(onOpen);
  const [isLeaving, setLeaving] = useState(false);

  function leave(): void {
    setLeaving(true);
    onSignOut().catch(() => setLeaving(false));
  }

  return (
    <main className="grid min-h-dvh place-items-center px-5">
      <form className="grid w-full max-w-sm gap-5" onSubmit={(event) => void open(event)}>
        <Rob mood="listening" className="mx-auto" />
        <h1 className="type-title text-center">The app is locked</h1>
        <TextField
          label="Passcode"
          type="password"
          autoComplete="off"
          autoFocus
          value={passcode}
          error={fault}
          onChange={(event) => change(event.target.value)}
        />
        <Button type="submit" isBusy={isBusy} disabled={passcode === ""}>
          Unlock
        </Button>
        <Button look="link" isBusy={isLeaving} onClick={leave}>
          Forgot it? Sign out and erase this app’s data on this device
        </Button>
      </form>
    </main>
  );
}

/** The passcode that is being entered. `open` checks it and calls `onOpen` if it is right. */
function usePasscode(onOpen: () => void) {
  const [passcode, setPasscode] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function change(typed: string): void {
    setPasscode(typed);
    setFault(null);
  }

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const isRight = await isPasscodeRight(passcode);
    setBusy(false);
    if (!isRight) return setFault("That is not the passcode.");
    recordInput(Date.now());
    onOpen();
  }

  return { passcode, fault, isBusy, change, open };
}
