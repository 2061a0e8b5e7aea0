import type { PictureOutput } from "#contract/pictures.ts";
import { requireBase } from "../../platform/based-on.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import { throwIfCrisis } from "../session/session.ts";
import { type PictureServices, removeQuietly } from "./add-picture.ts";
import { hidePicture, type PictureId, selectPicture, writeDetails } from "./pictures.queries.ts";
import { openDetails, presentPicture, sealDetails } from "./present-picture.ts";

/**
 * Saves what a picture shows, in the person's words. Throws `crisis_help` where they speak of a crisis, unless `goOnAnyway`,
 * `not_found` for an unknown picture, `conflict` for one whose words cannot be opened, and `changed_elsewhere` when the
 * words are not those that the change started from.
 */
export async function describePicture(
  services: PictureServices,
  picture: PictureId,
  {
    alt,
    basedOn,
    goOnAnyway,
  }: { alt: string; basedOn?: { alt?: string | undefined } | undefined; goOnAnyway?: boolean | undefined },
): Promise<PictureOutput> {
  const { database, vault } = services;
  const { userId } = picture;
  if (!goOnAnyway) await throwIfCrisis(services, userId, [alt]);
  const [[keyRow], [row]] = await database.batch(picture, (tx) => [
    vault.keyQuery(tx, userId),
    selectPicture(tx, picture),
  ]);
  if (row?.state !== "ready" || !keyRow) throw new AppError("not_found", sentences.pictureNotFound);
  const key = vault.open(keyRow);
  const details = openDetails(key, row);
  if (!details) throw new AppError("conflict", sentences.unreadableEntry);
  requireBase({ stored: { alt: details.alt }, basedOn, wanted: { alt } });
  const [[saved]] = await database.batch(picture, (tx) => [
    writeDetails(tx, row, sealDetails(key, picture, { ...details, alt })),
  ]);
  if (!saved) throw new AppError("conflict", sentenceOf("conflict"));
  return presentPicture({ ...services, key }, saved);
}

/**
 * Removes a picture: it is hidden at once, and then deleted, by a job where the store does not answer. Throws `not_found` for an
 * unknown picture.
 */
export async function removePicture(
  services: PictureServices,
  picture: PictureId,
): Promise<{ isRemoved: true }> {
  const { database, clock } = services;
  const [hidden] = await database.batch(picture, (tx) => [hidePicture(tx, picture, clock.now())]);
  if (hidden.length === 0) throw new AppError("not_found", sentences.pictureNotFound);
  await removeQuietly(services, picture);
  return { isRemoved: true };
}
