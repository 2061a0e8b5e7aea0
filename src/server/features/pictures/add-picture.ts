import type { PictureOutput } from "#contract/pictures.ts";
import {
  PICTURE_BYTES_MAX,
  PICTURE_ROOM,
  PICTURES_OF_BLOCK,
  type PicturePurpose,
  sayBytes,
} from "#domain/pictures/limits.ts";
import type { Plan } from "#domain/plans/plans.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { lockCounters } from "../../platform/db/counted-things.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { reEncode } from "../../platform/pictures/re-encode.ts";
import type { Services } from "../../platform/services.ts";
import type { FileCodes } from "../../platform/storage/file-codes.ts";
import { removeAttempt, removeEarlierAttempts, removeHidden, storePicture } from "./picture-files.ts";
import {
  hideAttempt,
  hideOtherAvatars,
  type NewPicture,
  type PictureRow,
  type Reasons,
  reservePicture,
  selectPicture,
  selectReasons,
  showStored,
} from "./pictures.queries.ts";
import { presentPicture, sealDetails } from "./present-picture.ts";

export type PictureServices = Pick<Services, "database" | "vault" | "storage" | "clock" | "log"> & {
  fileCodes: FileCodes;
};

export interface Upload {
  id: string;
  file: File;
  purpose: PicturePurpose;
  blockId: string | null;
  /** A signal that is aborted when the sender leaves. An upload that waits then to be decoded ends. */
  signal?: AbortSignal | undefined;
}

/**
 * Stores a picture: it is encoded anew, its row is made, its encrypted bytes are stored, and then it is shown. Whatever ends
 * it in between leaves nothing that anybody sees, and a job deletes the rest. Returns the same picture for the same id.
 * Throws `invalid_input` for what is no whole picture, `payload_too_large`, `not_found` for an unknown block, and
 * `conflict` for a picture that is there already or for which there is no room.
 */
export async function addPicture(
  services: PictureServices,
  { userId, plan }: { userId: string; plan: Plan },
  { id, file, purpose, blockId, signal }: Upload,
): Promise<PictureOutput> {
  if (file.size > PICTURE_BYTES_MAX)
    throw new AppError("payload_too_large", sentences.fileTooLarge(PICTURE_BYTES_MAX));
  const sent = Buffer.from(await file.arrayBuffer());
  const { bytes, width, height } = await reEncode(sent, purpose, signal);
  const key = await services.vault.keyOf(userId);
  const picture: NewPicture = {
    userId,
    id,
    purpose,
    blockId,
    bytes: bytes.length,
    createdAt: services.clock.now(),
    digest: services.fileCodes.digest(userId, sent),
    details: sealDetails(key, { userId, id }, { alt: "", width, height }),
  };
  const reserved = await reserve(services, picture, plan);
  const row =
    "attempt" in reserved ? await store(services, { ...picture, ...reserved }, { key, bytes }) : reserved.row;
  return presentPicture({ ...services, key }, row);
}

type Reserved = { attempt: number } | { row: PictureRow };

async function reserve({ database }: PictureServices, picture: NewPicture, plan: Plan): Promise<Reserved> {
  const bounds = {
    allBytes: PICTURE_ROOM[plan.name],
    // The new avatar is stored before the earlier one goes.
    mostHere: picture.purpose === "avatar" ? 2 : PICTURES_OF_BLOCK,
  };
  const [, { rows: made }, [row], { rows: reasons }] = await database.batch(picture, (tx) => [
    lockCounters(tx, picture.userId),
    reservePicture(tx, picture, bounds),
    selectPicture(tx, picture),
    selectReasons(tx, picture),
  ]);
  const [first] = made;
  if (first) return { attempt: first.attempt };
  if (row?.state === "ready" && row.purpose === picture.purpose && row.blockId === picture.blockId)
    return { row };
  throw refusal(picture, reasons[0], bounds);
}

function refusal(
  { blockId, bytes }: NewPicture,
  reasons: Reasons | undefined,
  { allBytes, mostHere }: { allBytes: number; mostHere: number },
): AppError {
  if (blockId !== null && !reasons?.hasBlock) return new AppError("not_found", sentences.blockNotFound);
  if (reasons?.isThere) return new AppError("conflict", sentences.samePicture);
  if (reasons && reasons.here >= mostHere)
    return new AppError("conflict", sentences.tooManyPictures(mostHere));
  if (reasons && reasons.usedBytes + bytes > allBytes)
    return new AppError("conflict", sentences.noRoomForPictures(sayBytes(allBytes)));
  return new AppError("conflict", sentences.pictureBeingStored);
}

type Storing = NewPicture & { attempt: number };

async function store(
  services: PictureServices,
  picture: Storing,
  { key, bytes }: { key: UserKey; bytes: Buffer },
): Promise<PictureRow> {
  const { database, storage, clock } = services;
  try {
    await removeEarlierAttempts(storage, picture);
    await storePicture(storage, { row: picture, key, bytes });
  } catch (error) {
    await giveUp(services, picture);
    throw error;
  }
  const now = clock.now();
  const [[shown], replaced = []] = await database.batch(picture, (tx) => [
    showStored(tx, picture, now),
    ...(picture.purpose === "avatar" ? [hideOtherAvatars(tx, picture, now)] : []),
  ]);
  if (!shown) {
    await removeAttempt(storage, picture);
    throw new AppError("conflict", sentences.pictureBeingStored);
  }
  for (const { id } of replaced) await removeQuietly(services, { userId: picture.userId, id });
  return shown;
}

/** Deletes what a failed upload may have stored. Where that fails too, as on a full disk, a job does it. */
async function giveUp(services: PictureServices, picture: Storing): Promise<void> {
  const { database, storage, clock, log } = services;
  try {
    const [hidden] = await database.batch(picture, (tx) => [hideAttempt(tx, picture, clock.now())]);
    if (hidden.length > 0) await removeHidden(services, picture);
    else await removeAttempt(storage, picture);
  } catch (error) {
    log.warn({ err: error }, "a failed upload is deleted later");
  }
}

/** Deletes a hidden picture. Where that fails, a job does it. */
export async function removeQuietly(
  services: Pick<PictureServices, "database" | "storage" | "log">,
  picture: { userId: string; id: string },
): Promise<void> {
  try {
    await removeHidden(services, picture);
  } catch (error) {
    services.log.warn({ err: error }, "a removed picture is deleted later");
  }
}
