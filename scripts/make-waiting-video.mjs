// Makes the looping video of a reading in progress: a WebM, an MP4, and a still image as their replacement.
// Run it after the duck, a card's back or the scene changed, and look at what comes out: `node scripts/with-node.mjs scripts/make-waiting-video.mjs`.
// It needs Chromium and ffmpeg with SVT-AV1, H.264 and WebP (Debian: apt-get install chromium ffmpeg). Nothing else needs them:
// what it makes is committed.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openChromium } from "./chromium.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { SCENE } from "./waiting-video/pond.mjs";
import { sceneAt, scenePage } from "./waiting-video/scene.mjs";

const SECONDS = 6;
const A_SECOND = 25;
const FRAMES = SECONDS * A_SECOND;
/** The scale of the captured frames, which are 960 x 640 pixels: twice the width at which the film is shown. */
const SHARPNESS = 5 / 3;
const FILM_BYTES = 400_000;
const POSTER_BYTES = 30_000;
/** The colour space that browsers assume for films of this size. */
const COLOURS = "-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";
const TO_VIDEO = "-vf scale=out_color_matrix=bt709:out_range=tv";
const AV1 = `-c:v libsvtav1 -preset 3 -crf 42 -g ${FRAMES}`;
const H264 =
  "-c:v libx264 -preset veryslow -crf 30 -tune animation -x264-params aq-mode=3 -profile:v high -level 3.1 -refs 6 -movflags +faststart";
/** The quality of the still image, which is higher than that of a frame, because it is shown for longer. */
const STILL = "-c:v libwebp -quality 50 -compression_level 6";
/** The size in pixels of the grey pictures in which two frames are compared; each pixel is one byte. */
const GREY = { width: 144, height: 96 };

const folder = join(projectFolder, "src/web/features/readings/stream/film");
const frames = mkdtempSync(join(tmpdir(), "arcana-waiting-"));
const frameFile = (/** @type {number} */ index) => join(frames, `${String(index).padStart(3, "0")}.png`);

try {
  await takeFrames();
  mkdirSync(folder, { recursive: true });
  const film = `-framerate ${A_SECOND} -i ${join(frames, "%03d.png")} -frames:v ${FRAMES} -an -map_metadata -1 -fflags +bitexact -flags:v +bitexact`;
  make("waiting.webm", `${film} ${TO_VIDEO} ${COLOURS} ${AV1}`, FILM_BYTES);
  make("waiting.mp4", `${film} ${TO_VIDEO} ${COLOURS} ${H264}`, FILM_BYTES);
  make("waiting.webp", `-i ${frameFile(0)} -map_metadata -1 ${STILL}`, POSTER_BYTES);
  for (const file of ["waiting.webm", "waiting.mp4"]) checkSeam(file);
} finally {
  rmSync(frames, { recursive: true, force: true });
}

/** Captures all frames, and the frame after the last one, which must equal the first. */
async function takeFrames() {
  const browser = await openChromium();
  try {
    const tab = await browser.newPage({ viewport: SCENE, deviceScaleFactor: SHARPNESS });
    await tab.setContent(scenePage());
    const take = async (/** @type {number} */ index) => {
      await tab.locator("#scene").evaluate(
        (scene, drawing) => {
          scene.innerHTML = drawing;
        },
        sceneAt(index / FRAMES),
      );
      return await tab.screenshot();
    };
    // A browser's first screenshot may be incomplete.
    await take(0);
    for (let index = 0; index <= FRAMES; index += 1) writeFileSync(frameFile(index), await take(index));
  } finally {
    await browser.close();
  }
  const [first, afterLast] = [0, FRAMES].map((index) => readFileSync(frameFile(index)));
  if (!first?.equals(afterLast ?? first)) throw new Error("The frame after the last is not the first one.");
}

/** @param {string} file @param {string} how @param {number} most bytes */
function make(file, how, most) {
  const path = join(folder, file);
  runFfmpeg(`${how} ${path}`);
  const { size } = statSync(path);
  console.log(`${file}: ${size} bytes`);
  if (size > most) throw new Error(`${file} is larger than ${most} bytes.`);
}

/**
 * Throws if the film does not loop smoothly: if its change from the last frame to the first is larger than the median
 * change.
 * @param {string} file
 */
function checkSeam(file) {
  const { stdout } = runFfmpeg(
    `-i ${join(folder, file)} -vf scale=${GREY.width}:${GREY.height} -pix_fmt gray -f rawvideo pipe:1`,
  );
  const size = GREY.width * GREY.height;
  const pictures = Array.from({ length: stdout.length / size }, (_, at) =>
    stdout.subarray(at * size, (at + 1) * size),
  );
  if (pictures.length !== FRAMES) throw new Error(`${file} has ${pictures.length} frames and not ${FRAMES}.`);
  const steps = pictures.map((picture, at) => distance(picture, pictures[(at + 1) % FRAMES] ?? picture));
  const seam = steps.pop() ?? 0;
  const usual = steps.sort((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
  console.log(`${file}: ${seam.toFixed(3)} from the last frame to the first, ${usual.toFixed(3)} in between`);
  if (seam > usual) throw new Error(`${file} jumps where it begins again.`);
}

/** @param {Buffer} one @param {Buffer} other */
function distance(one, other) {
  return one.reduce((sum, dot, at) => sum + Math.abs(dot - (other[at] ?? 0)), 0) / one.length;
}

/** @param {string} words */
function runFfmpeg(words) {
  const result = spawnSync("ffmpeg", ["-v", "error", "-y", ...words.split(" ")], { maxBuffer: 2 ** 28 });
  if (result.error)
    throw new Error("ffmpeg was not found. Debian: apt-get install ffmpeg", { cause: result.error });
  if (result.status !== 0) throw new Error(result.stderr.toString("utf8"));
  return result;
}
