import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { TextField } from "../../ui/field.tsx";
import { clearLock, type LockMinutes, lockMinutes, PASSCODE_MIN } from "./app-lock.ts";
import { setLock } from "./passcode.ts";

const AFTER: Record<LockMinutes, string> = {
  "1": "1 minute",
  "5": "5 minutes",
  "15": "15 minutes",
  "60": "1 hour",
};

/** Turns the app's lock on this device on and off. */
export function LockSwitch() {
  const [minutes, setMinutes] = useState(lockMinutes);
  return (
    <div className="grid max-w-md gap-3">
      <p className="type-small text-mist">App lock</p>
      {minutes === null ? (
        <TurnOn onDone={setMinutes} />
      ) : (
        <>
          <p role="status">On: the app locks after {AFTER[minutes]} without activity.</p>
          <Button
            look="outline"
            className="justify-self-start"
            onClick={() => {
              clearLock();
              setMinutes(null);
            }}
          >
            Turn the lock off
          </Button>
        </>
      )}
      <p className="type-small text-mist">
        It hides the app from whoever picks up this device. It does not encrypt anything: what this browser
        keeps can still be read by going around the lock.
      </p>
    </div>
  );
}

function TurnOn({ onDone }: { onDone: (minutes: LockMinutes) => void }) {
  const [passcode, setPasscode] = useState("");
  const [minutes, setMinutes] = useState<LockMinutes>("5");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function turnOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (passcode.length < PASSCODE_MIN) return setFault(`At least ${PASSCODE_MIN} characters, please.`);
    setBusy(true);
    try {
      await setLock(passcode, minutes);
      onDone(minutes);
    } catch {
      setBusy(false);
      setFault("This browser could not save the passcode.");
    }
  }

  return (
    <form className="grid gap-3" onSubmit={(event) => void turnOn(event)}>
      <TextField
        label="A passcode for the app on this device"
        type="password"
        autoComplete="off"
        value={passcode}
        error={fault}
        onChange={(event) => {
          setPasscode(event.target.value);
          setFault(null);
        }}
      />
      <Choices legend="Lock the app after" labels={AFTER} chosen={minutes} onChoose={setMinutes} />
      <Button type="submit" look="outline" className="justify-self-start" isBusy={isBusy}>
        Turn the lock on
      </Button>
    </form>
  );
}
