// Writes a .br and a .gz beside every text file of a build, so that no request has to wait for a compressor.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const texts = /\.(html|js|css|svg|json|txt|xml|webmanifest|data|wasm)$/;
/** A smaller file fits into one packet anyway. */
const smallestBytes = 512;

/**
 * @param {string} folder
 * @returns {number} how many files were compressed
 */
export function compressBuild(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => texts.test(file) && statSync(file).isFile() && statSync(file).size >= smallestBytes);
  for (const file of files) {
    const plain = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
  }
  return files.length;
}
