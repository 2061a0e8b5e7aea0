import type { DeviceOutput } from "#contract/account.ts";
import { nameDevice } from "#domain/account/device-name.ts";
import { listDevices } from "../../platform/auth/list-devices.ts";
import type { Services } from "../../platform/services.ts";

/** Lists the devices with a session. One round trip. */
export async function listOwnDevices(
  { database }: Pick<Services, "database">,
  userId: string,
): Promise<DeviceOutput[]> {
  const devices = await listDevices(database.authPool, userId);
  return devices.map(({ id, userAgent, signedInAt, seenAt }) => ({
    id,
    name: nameDevice(userAgent),
    signedInAt: signedInAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
}
