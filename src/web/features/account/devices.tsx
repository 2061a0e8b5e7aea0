import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DeviceOutput } from "#contract/account.ts";
import { placeOfZone } from "#domain/account/zone-place.ts";
import { api } from "../../api/client.ts";
import { devicesQuery } from "../../api/queries/account.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { endAllSessions } from "../../api/sign-in.ts";
import { signOut } from "../../api/sign-out.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import type { Leave } from "./account-form.tsx";

/** Lists every browser that is signed in. Signs out one of them, all but this one, or all. */
export function Devices({ onLeave }: { onLeave: Leave }) {
  const { data, error, isFetching, refetch } = useQuery(devicesQuery);
  const leaving = useLeaving(onLeave);
  const others = useMutation({
    mutationKey: queryKey("account", "endOtherDevices"),
    mutationFn: () => api.account.endOtherDevices({}),
  });
  const devices = data?.devices.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)) ?? [];
  return (
    <div className="grid w-full max-w-column justify-items-start gap-6">
      {data && (
        <ul aria-label="Signed in" className="w-full">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} onLeave={() => leaving.leave(signOut)} />
          ))}
        </ul>
      )}
      {!data && (
        <UnloadedList
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
          height="h-37 sm:h-20"
        />
      )}
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        {devices.length > 1 && (
          <Button look="outline" isBusy={others.isPending} onClick={() => others.mutate()}>
            Sign out all other devices
          </Button>
        )}
        <Button look="outline" isBusy={leaving.isBusy} onClick={() => leaving.leave(endAllSessions)}>
          Sign out everywhere
        </Button>
      </div>
      {(leaving.hasFailed || others.error) && (
        <Notice tone="warning">No answer came, so some devices may still be signed in. Try again.</Notice>
      )}
    </div>
  );
}

/** Leaves the account by a call that ends this session. */
function useLeaving(onLeave: Leave) {
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");

  async function run(by: () => Promise<void>): Promise<void> {
    setState("leaving");
    try {
      await onLeave({ by, to: "/" });
    } catch {
      setState("failed");
    }
  }

  return {
    isBusy: state === "leaving",
    hasFailed: state === "failed",
    leave: (by: () => Promise<void>) => void run(by),
  };
}

function DeviceRow({ device, onLeave }: { device: DeviceOutput; onLeave: () => void }) {
  const { formatDay, formatMoment } = useDates();
  const { id, name, timeZone, signedInAt, seenAt, isThis, isOpen } = device;
  const place = placeOfZone(timeZone);
  const ending = useMutation({
    mutationKey: queryKey("account", "endDevice", { id }),
    mutationFn: () => api.account.endDevice({ id }),
  });
  const title = name ?? "Unknown browser";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-ripple py-4">
      <div className="min-w-0">
        {title}
        {isThis && <span className="type-log ml-3 text-reed">this one</span>}
        <span className="type-log block text-mist">
          {place ? `time zone of ${place}` : "place unknown"} · signed in since {formatMoment(signedInAt)} ·{" "}
          {isOpen ? "open now" : `last seen ${formatDay(seenAt)}`}
        </span>
        {ending.error && <Notice tone="warning">That did not work. Please try again.</Notice>}
      </div>
      <Button
        look="link"
        isBusy={ending.isPending}
        aria-label={isThis ? "Sign out this device" : `Sign out ${title}`}
        onClick={() => (isThis ? onLeave() : ending.mutate())}
      >
        Sign out
      </Button>
    </li>
  );
}
