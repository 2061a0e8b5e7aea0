// Compresses a text while another file of an archive is written, and keeps it until its own turn. So each row is read and
// opened once for two files.
import { finished } from "node:stream/promises";
import { crc32 } from "node:zlib";
import { createPacker, type PackedContent } from "./archive.ts";

/** The memory that a text may take; one that is larger is given up, and has to be written in its turn. */
const MOST_BYTES = 16 * 1024 * 1024;

export interface TextHolder {
  add(text: string): Promise<void>;
  /** Whether the text is still kept. */
  isKept(): boolean;
  /** Ends the text. Returns undefined if it was given up. */
  end(): Promise<PackedContent | undefined>;
  /** Lets everything go. */
  drop(): void;
}

export function createTextHolder(mostBytes = MOST_BYTES): TextHolder {
  const packer = createPacker();
  let kept: PackedContent | undefined = { size: 0, crc: 0, pieces: [] };
  let bytesKept = 0;
  packer.on("data", (piece: Buffer<ArrayBuffer>) => {
    kept?.pieces.push(piece);
    bytesKept += piece.length;
    if (bytesKept > mostBytes) drop();
  });
  const drop = () => {
    kept = undefined;
    packer.destroy();
  };
  return {
    async add(text) {
      if (!kept) return;
      const bytes = Buffer.from(text);
      kept.size += bytes.length;
      kept.crc = crc32(bytes, kept.crc);
      // Called when the bytes are compressed, and also when the text was dropped meanwhile.
      await new Promise<void>((resolve) => packer.write(bytes, () => resolve()));
    },
    isKept: () => kept !== undefined,
    async end() {
      if (!kept) return undefined;
      packer.end();
      await finished(packer).catch(() => {});
      return kept;
    },
    drop,
  };
}
