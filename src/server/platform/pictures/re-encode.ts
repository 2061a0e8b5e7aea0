// Makes a picture that may be stored and shown out of a file that somebody sent: its type is read from its bytes, it is
// decoded, and only its pixels are written into a new file. Nothing else of the file is kept, such as where it was taken.
import { PICTURE_PIXELS_MAX, PICTURE_SIDES, type PicturePurpose } from "#domain/pictures/limits.ts";
import { AppError } from "../errors/app-error.ts";
import { sentences } from "../errors/sentences.ts";
import { once } from "../once.ts";
import { runAtMost } from "../run-at-most.ts";

const TYPES: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);
/** The decoders of these types. All others are switched off, above all the one that runs SVG documents. */
const DECODERS = ["Jpeg", "Png", "Webp", "Heif"].map((name) => `VipsForeignLoad${name}Buffer`);
export const STORED_TYPE = "image/webp";
const QUALITY = 82;
const LONGEST_SECONDS = 20;
/** The maximum number of pictures that are decoded at the same time, because each may need 200 MB of memory. */
const MOST_AT_ONCE = 2;

const runInTurn = runAtMost(MOST_AT_ONCE);

export interface EncodedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Returns the picture as WebP, turned as the camera said, no larger than its purpose needs. Throws `invalid_input` with a
 * sentence that says why: it is no picture of a known type, has too many pixels, or is damaged or cut off. A picture that
 * waits for its turn when `signal` is aborted is not decoded.
 */
export async function reEncode(
  bytes: Uint8Array,
  purpose: PicturePurpose,
  signal?: AbortSignal,
): Promise<EncodedPicture> {
  try {
    return await runInTurn(() => encode(bytes, purpose), signal);
  } catch (error) {
    throw signal?.aborted && error === signal.reason ? refused(sentences.malformedForm, error) : error;
  }
}

async function encode(bytes: Uint8Array, purpose: PicturePurpose): Promise<EncodedPicture> {
  const { sharp, fileTypeFromBuffer } = await loadLibraries();
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !TYPES.has(type.mime)) throw refused(sentences.notAPicture);
  const open = () => sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: "truncated" });
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PICTURE_PIXELS_MAX) throw refused(sentences.tooManyPixels(PICTURE_PIXELS_MAX));
    const side = PICTURE_SIDES[purpose];
    const isSquare = purpose === "avatar";
    const { data, info } = await open()
      .autoOrient()
      .resize({
        width: side,
        height: side,
        fit: isSquare ? "cover" : "inside",
        withoutEnlargement: !isSquare,
      })
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused(sentences.damagedPicture, error);
  }
}

function refused(sentence: string, cause?: unknown): AppError {
  return new AppError("invalid_input", sentence, { field: "picture", cause });
}

/** Loads the libraries at the first picture, because most servers never see one and they need memory. */
const loadLibraries = once(async () => {
  const [{ default: sharp }, { fileTypeFromBuffer }] = await Promise.all([
    import("sharp"),
    import("file-type"),
  ]);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: DECODERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return { sharp, fileTypeFromBuffer };
});
