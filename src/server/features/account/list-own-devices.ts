import type { DeviceOutput } from "#contract/account.ts";
import { nameDevice } from "#domain/account/device-name.ts";
import { listDevices } from "../../platform/auth/list-devices.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";

/** Lists the devices with a session. One round trip. */
export async function listOwnDevices(
  { database }: Pick<Services, "database">,
  { userId, sessionId }: Pick<Session, "userId" | "sessionId">,
): Promise<DeviceOutput[]> {
  const devices = await listDevices(database.authPool, userId);
  return devices.map(({ id, userAgent, timeZone, signedInAt, seenAt }) => ({
    id,
    name: nameDevice(userAgent),
    signedInAt: signedInAt.toISOString(),
    seenAt: seenAt.toISOString(),
    timeZone,
    isThis: id === sessionId,
  }));
}
