// Makes a font with one visible character: one of the app's fonts, with its character map replaced.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "#scripts/pinned-node.mjs";

const SOURCE = "src/server/platform/pdf/fonts/noto-sans-thai.ttf";
const GLYPH = 20;
const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

/** Returns the bytes of a TrueType font that has a glyph for this character and for no other. */
export function fontFor(character: string): Buffer {
  const font = readFileSync(join(projectFolder, SOURCE));
  const padding = Buffer.alloc((4 - (font.length % 4)) % 4);
  const table = mapOf(character.codePointAt(0) ?? 0);
  for (let record = 0; record < font.readUInt16BE(4); record += 1) {
    const at = HEADER_BYTES + record * RECORD_BYTES;
    if (font.toString("latin1", at, at + 4) !== "cmap") continue;
    font.writeUInt32BE(font.length + padding.length, at + 8);
    font.writeUInt32BE(table.length, at + 12);
  }
  return Buffer.concat([font, padding, table]);
}

/** Returns a character map (OpenType `cmap`, format 12) with a single group, for this character code. */
function mapOf(code: number): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0]);
  const words = [28, 0, 1, code, code, GLYPH];
  const body = Buffer.alloc(words.length * 4);
  for (const [index, word] of words.entries()) body.writeUInt32BE(word, index * 4);
  return Buffer.concat([header, body]);
}
