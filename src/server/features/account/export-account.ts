import { planOf } from "#domain/plans/plans.ts";
import { countInHour, endOfHour } from "../../platform/db/hourly-count.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { writeArchive } from "./archive.ts";
import { exportFiles } from "./write-export.ts";

export const EXPORTS_AN_HOUR = 10;

export type ExportServices = Pick<Services, "database" | "vault" | "clock" | "log"> & { deck: Deck };

/**
 * Exports all of the person's data as a zip archive that is produced while it is read. A failure in the
 * middle breaks the stream off, so that an incomplete archive is not mistaken for a whole one.
 */
export async function exportAccount(services: ExportServices, session: Session) {
  const { database, vault, clock, deck, log } = services;
  const { userId } = session;
  const now = clock.now();
  await refuseTooMany(services, userId, now);
  const account = {
    id: userId,
    email: session.email,
    isEmailVerified: session.isEmailVerified,
    plan: planOf(session).name,
    createdAt: session.createdAt,
  };
  const files = exportFiles({ database, userId, key: await vault.keyToShow(userId), deck, now, account });
  const day = now.toISOString().slice(0, 10);
  return {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="rubber-arcana-${day}.zip"`,
    },
    body: toStream(writeArchive(files, now), (err) => log.error({ err }, "a download broke off")),
  };
}

async function refuseTooMany({ database }: ExportServices, userId: string, now: Date): Promise<void> {
  const [[hour]] = await database.batch({ userId }, (tx) => [
    countInHour(tx, `exportAccount:${userId}`, now),
  ]);
  if (!hour || hour.requests <= EXPORTS_AN_HOUR) return;
  const { at, seconds } = endOfHour(hour, now);
  throw new AppError("rate_limited", sentences.tooManyExports(Math.ceil(seconds / 60)), {
    retryAfter: seconds,
    resetTime: at.toISOString(),
    remaining: 0,
  });
}

/** Produces bytes on demand, and stops when the reader cancels. */
function toStream(bytes: AsyncGenerator<Uint8Array>, onError: (error: unknown) => void): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}
