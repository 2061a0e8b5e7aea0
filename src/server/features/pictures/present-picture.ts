import type { PictureOutput } from "#contract/pictures.ts";
import type { Clock } from "../../platform/clock.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { isRecord, isText } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { pictures } from "../../platform/db/tables/pictures.ts";
import type { FileCodes } from "../../platform/storage/file-codes.ts";
import type { PictureId, PictureRow } from "./pictures.queries.ts";

/** What is encrypted with the person's key in the row of a picture. */
export interface PictureDetails {
  alt: string;
  width: number;
  height: number;
}

const PICTURE_FILES = "/api/picture-files";

/** Shown for a picture whose words cannot be opened. It still has its place on the page. */
const UNKNOWN: PictureDetails = { alt: "", width: 1, height: 1 };

const isDetails = (value: unknown): value is PictureDetails =>
  isRecord(value) && isText(value.alt) && typeof value.width === "number" && typeof value.height === "number";

export function sealDetails(key: UserKey, picture: PictureId, details: PictureDetails): string {
  return key.seal(details, placeOf(pictures, "details", picture));
}

export function openDetails(key: UserKey, row: PictureRow): PictureDetails | null {
  const opened = key.unseal(row.details, placeOf(pictures, "details", row), { shape: isDetails });
  return opened.ok ? opened.value : null;
}

export interface Presenting {
  key: UserKey;
  fileCodes: FileCodes;
  clock: Clock;
}

export function presentPicture({ key, fileCodes, clock }: Presenting, row: PictureRow): PictureOutput {
  const { alt, width, height } = openDetails(key, row) ?? UNKNOWN;
  return {
    id: row.id,
    src: `${PICTURE_FILES}/${fileCodes.sign(row, clock.now())}`,
    alt,
    width,
    height,
    createdAt: row.createdAt.toISOString(),
  };
}
