import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { STORED_TYPE } from "../../platform/pictures/re-encode.ts";
import { CACHED_SECONDS } from "../../platform/storage/file-codes.ts";
import type { PictureServices } from "./add-picture.ts";
import { readPicture } from "./picture-files.ts";
import { selectPicture } from "./pictures.queries.ts";

/**
 * Sends the bytes of the picture that a signed address names. Throws the same `not_found` for an address that was not made
 * here, has expired, or names a picture that is gone.
 */
export async function showPicture(services: PictureServices, address: string) {
  const { database, vault, storage, clock, fileCodes } = services;
  const picture = fileCodes.read(address, clock.now());
  if (!picture) throw new AppError("not_found", sentences.pictureNotFound);
  const [[keyRow], [row]] = await database.batch(picture, (tx) => [
    vault.keyQuery(tx, picture.userId),
    selectPicture(tx, picture),
  ]);
  const bytes =
    row?.state === "ready" && keyRow ? await readPicture(storage, row, vault.openToShow(keyRow)) : null;
  if (!bytes) throw new AppError("not_found", sentences.pictureNotFound);
  return {
    headers: {
      "content-type": STORED_TYPE,
      "content-length": String(bytes.length),
      "content-disposition": "inline",
      "cache-control": `private, max-age=${CACHED_SECONDS}, immutable`,
    },
    body: new Blob([new Uint8Array(bytes)], { type: STORED_TYPE }),
  };
}
