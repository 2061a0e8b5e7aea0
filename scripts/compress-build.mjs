// Writes a .br and a .gz file beside every text file of a build, so that the server does not compress during requests.
import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const texts = /\.(html|js|css|svg|json|txt|xml|webmanifest|data|wasm)$/;
/** The size in bytes below which a file is not compressed, because it fits into one network packet anyway. */
const smallestBytes = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Compresses all text files of the folder at once, in Node's own threads.
 * @param {string} folder
 * @returns {Promise<number>} how many files were compressed
 */
export async function compressBuild(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => texts.test(file) && statSync(file).isFile() && statSync(file).size >= smallestBytes);
  await Promise.all(files.map(compressFile));
  return files.length;
}

/** @param {string} file */
async function compressFile(file) {
  const plain = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await Promise.all([
    toBrotli(plain, { params }).then((small) => writeFile(`${file}.br`, small)),
    toGzip(plain, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
