import { endOtherSessions, endSession } from "../../platform/auth/end-sessions.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";

type EndServices = Pick<Services, "database" | "live">;

/** Signs out one device of this person, on every process. Returns whether it was signed in. */
export async function endDevice(
  { database, live }: EndServices,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const wasThere = await endSession(database.authPool, { userId, sessionId });
  if (wasThere) live.sessionsChanged({ userId });
  return wasThere;
}

/** Signs out every device of this person except the one that asks, on every process. */
export async function endOtherDevices({ database, live }: EndServices, session: Session): Promise<void> {
  await endOtherSessions(database.authPool, session);
  live.sessionsChanged({ userId: session.userId });
}
