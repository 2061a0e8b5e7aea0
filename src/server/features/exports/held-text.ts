// Compresses the text of one file of an archive while another file is being written, and keeps the result in memory
// until it is written. This way each row is read and decrypted only once for two files.
import { finished } from "node:stream/promises";
import { crc32 } from "node:zlib";
import { createPacker, type PackedContent } from "./zip.ts";

/**
 * The maximum compressed size of a kept text, in bytes. A larger text is dropped and has to be generated again when its
 * file is written.
 */
const MOST_BYTES = 16 * 1024 * 1024;

export interface TextHolder {
  add(text: string): Promise<void>;
  /** Returns whether the text is still kept; false once it was dropped. */
  isKept(): boolean;
  /** Finishes compressing and returns the compressed text; `undefined` if it was dropped. */
  end(): Promise<PackedContent | undefined>;
  /** Drops the text and frees its memory. */
  drop(): void;
}

export function createCompressedText(mostBytes = MOST_BYTES): TextHolder {
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
      // The callback runs when the bytes are compressed, and also if the text was dropped in the meantime.
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
