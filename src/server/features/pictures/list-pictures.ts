import type { PictureOutput } from "#contract/pictures.ts";
import { PICTURE_ROOM } from "#domain/pictures/limits.ts";
import type { Plan } from "#domain/plans/plans.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { PictureServices } from "./add-picture.ts";
import { selectPicturesOf, selectUsedBytes, selectWhetherBlock } from "./pictures.queries.ts";
import { presentPicture } from "./present-picture.ts";

/** Returns the pictures of a block, and the room for more, in one round trip. Throws `not_found` for an unknown block. */
export async function listPictures(
  services: PictureServices,
  { userId, plan, blockId }: { userId: string; plan: Plan; blockId: string },
): Promise<{ items: PictureOutput[]; room: { usedBytes: number; allBytes: number } }> {
  const { database, vault } = services;
  const [[keyRow], { rows: blocks }, rows, [room]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectWhetherBlock(tx, { userId, blockId }),
    selectPicturesOf(tx, { userId, purpose: "block", blockId }),
    selectUsedBytes(tx, userId),
  ]);
  if (!blocks[0]?.hasBlock) throw new AppError("not_found", sentences.blockNotFound);
  const key = keyRow && vault.openToShow(keyRow);
  return {
    items: key ? rows.map((row) => presentPicture({ ...services, key }, row)) : [],
    room: { usedBytes: room?.used ?? 0, allBytes: PICTURE_ROOM[plan.name] },
  };
}

/** Returns the person's own picture in one round trip. */
export async function getAvatar(
  services: PictureServices,
  userId: string,
): Promise<{ avatar: PictureOutput | null }> {
  const { database, vault } = services;
  const [[keyRow], rows] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectPicturesOf(tx, { userId, purpose: "avatar" }),
  ]);
  const row = rows.at(-1);
  if (!row || !keyRow) return { avatar: null };
  return { avatar: presentPicture({ ...services, key: vault.openToShow(keyRow) }, row) };
}
