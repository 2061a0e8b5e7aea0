// Public interface of the exports: the download of everything that is kept of a person.
import { dayOf } from "#domain/plans/day.ts";
import { planOf } from "#domain/plans/plans.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { pictureFiles } from "../pictures/pictures.ts";
import { listPrograms } from "../programs/programs.ts";
import { selectSettings, shownZoneOf } from "../session/session.ts";
import { type ArchiveOrder, archiveFiles } from "./account-archive.ts";
import { refuseTooMany } from "./limit-exports.ts";
import { streamOfBytes } from "./to-stream.ts";
import { type ArchiveFile, writeArchive } from "./zip.ts";

export type ExportServices = Pick<Services, "config" | "database" | "vault" | "storage" | "clock" | "log"> & {
  deck: Deck;
};

/**
 * Exports all of the person's data as a zip archive that is produced while it is read. A failure in the
 * middle breaks the stream off, so that an incomplete archive is not mistaken for a whole one.
 */
export async function exportAccount(services: ExportServices, session: Session) {
  const { database, vault, clock, deck, log } = services;
  const { userId } = session;
  const now = clock.now();
  const [settings] = await refuseTooMany(services, { name: "exportAccount", userId, now }, (tx) =>
    selectSettings(tx, userId),
  );
  const zone = shownZoneOf(settings);
  const account = {
    id: userId,
    email: session.email,
    isEmailVerified: session.isEmailVerified,
    plan: planOf(session).name,
    createdAt: session.createdAt,
  };
  const key = await vault.keyToShow(userId);
  const programs = () => listPrograms(services, userId);
  const order = { database, userId, key, deck, now, zone, account, programs };
  const files = withPictures(services, order);
  const day = dayOf(now, { timeZone: zone });
  return {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="rubber-arcana-${day}.zip"`,
    },
    body: streamOfBytes(writeArchive(files, now), (err) => log.error({ err }, "a download broke off")),
  };
}

/** Yields the files of the download, and then the person's pictures. */
async function* withPictures(services: ExportServices, order: ArchiveOrder): AsyncGenerator<ArchiveFile> {
  yield* archiveFiles(order);
  yield* pictureFiles(services, order);
}
