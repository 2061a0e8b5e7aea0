// Public interface of the pictures feature: gives the pictures of a person to their download.
import { NO_ID } from "#contract/ids.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { readPicture } from "./picture-files.ts";
import { selectPage } from "./pictures.queries.ts";

/** The number of rows that are read at a time. The bytes are read one by one. */
const ROWS_AT_ONCE = 50;

/** A file of a download, as `account/archive.ts` writes it. */
interface DownloadedFile {
  name: string;
  parts: AsyncIterable<Uint8Array | string>;
  isCompressed?: boolean;
}

/** Yields a person's pictures, named by their ids, which the rows in `json/pictures.json` have as well. */
export async function* pictureFiles(
  { database, storage }: Pick<Services, "database" | "storage">,
  { userId, key }: { userId: string; key: UserKey },
): AsyncGenerator<DownloadedFile> {
  for (let after = NO_ID; ; ) {
    const last = after;
    const [rows] = await database.batch({ userId }, (tx) => [selectPage(tx, userId, last, ROWS_AT_ONCE)]);
    for (const row of rows) {
      const bytes = await readPicture(storage, row, key);
      const name = `pictures/${row.id}`;
      if (bytes) yield { name: `${name}.webp`, parts: only(bytes), isCompressed: true };
      else yield { name: `${name}.txt`, parts: only(`${sentences.unreadableEntry}\n`) };
      after = row.id;
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function* only<Part>(part: Part): AsyncGenerator<Part> {
  yield part;
}
