// The limits of pictures: the avatar, and the pictures of a block.
import type { PlanName } from "../plans/plans.ts";

const MEGABYTE = 1024 * 1024;

/** What a picture is for: it shows the person, or something about a block. */
export type PicturePurpose = "avatar" | "block";

/** The maximum size of a file that is uploaded, in bytes. */
export const PICTURE_BYTES_MAX = 10 * MEGABYTE;
/** The maximum number of pixels of an uploaded picture. A small file may claim far more than memory can hold. */
export const PICTURE_PIXELS_MAX = 50_000_000;
export const PICTURES_OF_BLOCK = 12;
/** The maximum length of the words that say what a picture shows. */
export const PICTURE_ALT_MAX = 300;

/** The longest side of a stored picture, in pixels. An avatar is a square of this side. */
export const PICTURE_SIDES: Record<PicturePurpose, number> = { avatar: 256, block: 2048 };

/** The total size of a person's stored pictures by plan, in bytes. Guests have none. */
export const PICTURE_ROOM: Record<PlanName, number> = {
  guest: 0,
  free: 25 * MEGABYTE,
  premium: 1024 * MEGABYTE,
};

/** Writes a size as people read it: `25 MB`, `1 GB`. Small sizes are rounded up, so that nothing is `0 MB`. */
export function sayBytes(bytes: number): string {
  const megabytes = Math.ceil(bytes / MEGABYTE);
  return megabytes >= 1024 && megabytes % 1024 === 0 ? `${megabytes / 1024} GB` : `${megabytes} MB`;
}
