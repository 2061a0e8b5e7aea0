import type { DeviceOutput } from "#contract/account.ts";
import { nameDevice } from "#domain/account/device-name.ts";
import { listDevices } from "../../platform/auth/list-devices.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";

/** Lists the devices with a session, and which of them are open now. One round trip. */
export async function listOwnDevices(
  { database, live, log }: Pick<Services, "database" | "live" | "log">,
  { userId, sessionId }: Pick<Session, "userId" | "sessionId">,
): Promise<DeviceOutput[]> {
  const whenOpenKnown = live.openSessions(userId).catch((err: unknown) => {
    log.warn({ err }, "which devices are open could not be found out");
    return null;
  });
  const [devices, open] = await Promise.all([listDevices(database.authPool, userId), whenOpenKnown]);
  return devices.map(({ id, sessionName, userAgent, timeZone, signedInAt, seenAt }) => ({
    id,
    name: nameDevice(userAgent),
    signedInAt: signedInAt.toISOString(),
    seenAt: seenAt.toISOString(),
    timeZone,
    isThis: id === sessionId,
    isOpen: open ? open.has(sessionName) : null,
  }));
}
