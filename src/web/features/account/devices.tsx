import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DeviceOutput } from "#contract/account.ts";
import { endAllSessions } from "../../api/account.ts";
import { devicesQuery } from "../../api/queries/account.ts";
import { Button } from "../../ui/button.tsx";
import { formatFullDay } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import type { Leave } from "./account-form.tsx";

/** Lists every browser that is signed in, and offers to sign out all of them. */
export function Devices({ onLeave }: { onLeave: Leave }) {
  const { data, error, isFetching, refetch } = useQuery(devicesQuery);
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");

  async function endAll(): Promise<void> {
    setState("leaving");
    try {
      await onLeave({ by: endAllSessions, to: "/" });
    } catch {
      setState("failed");
    }
  }

  return (
    <div className="grid w-full max-w-md justify-items-start gap-4 pb-4">
      {data && (
        <ul className="w-full">
          {data.devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      {!data && <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      <Button look="outline" isBusy={state === "leaving"} onClick={() => void endAll()}>
        Sign out everywhere
      </Button>
      {state === "failed" && (
        <Notice tone="warning">No answer came, so some devices may still be signed in. Try again.</Notice>
      )}
    </div>
  );
}

function DeviceRow({ device: { name, signedInAt, seenAt } }: { device: DeviceOutput }) {
  return (
    <li className="border-t border-ripple py-3">
      {name ?? "Unknown browser"}
      <span className="type-log block text-mist">
        since {formatFullDay(signedInAt)} · last seen {formatFullDay(seenAt)}
      </span>
    </li>
  );
}
