// Typesets a document as a PDF in a child process. That process may read only the typesetter, the template and the
// fonts.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { wellFormedJson } from "#domain/text/well-formed-json.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { runAtMost } from "../run-at-most.ts";
import { lightColours } from "./design-colours.ts";
import type { PdfDocument, PdfPart } from "./document.ts";

const LIBRARY = "@myriaddreamin/typst-ts-node-compiler";
/**
 * The possible endings of the name of the package with the typesetter's native part, after the name of the platform.
 */
const KINDS = ["", "-gnu", "-musl"];
const FOLDER = join(import.meta.dirname, ".");
const CHILD = join(FOLDER, "set-in-child.ts");
/**
 * A configuration that hides the machine's fonts from the typesetter, so that a document looks the same on every
 * machine.
 */
const NO_SYSTEM_FONTS = join(FOLDER, "no-system-fonts.conf");
const LONGEST_MS = 5 * MINUTE_MS;
/**
 * The maximum number of typesetting processes at the same time, because each may need more than a gigabyte. Further
 * documents wait.
 */
const MOST_PROCESSES = 2;

const { resolve: findModule } = createRequire(import.meta.url);

/** Returns the path of the typesetter, or undefined if there is none for this platform. */
function findTypesetter(): string | undefined {
  try {
    const path = findModule(LIBRARY);
    const name = `typst-ts-node-compiler-${process.platform}-${process.arch}`;
    const folder = dirname(dirname(path));
    return KINDS.some((kind) => existsSync(join(folder, name + kind))) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether there is a typesetter for this platform. */
export const canSetPdf = (): boolean => findTypesetter() !== undefined;

const runInTurn = runAtMost(MOST_PROCESSES);

/**
 * Returns the bytes of the PDF. At most `MOST_PROCESSES` documents are typeset at the same time. Throws an Error where the
 * document cannot be typeset or that takes longer than `LONGEST_MS`, not counting the wait for other documents.
 */
export async function typesetPdf(document: PdfDocument): Promise<Buffer> {
  const library = findTypesetter();
  if (!library) throw new Error("There is no typesetter for this platform");
  return await runInTurn(() => setInProcess(document, library));
}

/** Typesets the document in a child process. The parts are sent to the process while they are being read. */
async function setInProcess(document: PdfDocument, library: string): Promise<Buffer> {
  const folders = [FOLDER, dirname(dirname(library))];
  const child = spawn(
    process.execPath,
    [
      "--no-warnings",
      "--permission",
      "--allow-addons",
      ...folders.map((folder) => `--allow-fs-read=${folder}`),
      CHILD,
      library,
      ...(document.fontsFolder ? [document.fontsFolder] : []),
    ],
    {
      env: { FONTCONFIG_FILE: NO_SYSTEM_FONTS },
      stdio: ["pipe", "pipe", "pipe"],
      timeout: LONGEST_MS,
      killSignal: "SIGKILL",
    },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [, pdf, said, code] = await Promise.all([
    pipeline(Readable.from(toJson(document)), child.stdin),
    buffer(child.stdout),
    text(child.stderr),
    ended,
  ]);
  // The typesetter's messages may quote the document, so the error states only their length.
  if (code !== 0)
    throw new Error(`The typesetter ended with ${code} and ${said.length} characters of reasons`);
  return pdf;
}

/** Yields the document as JSON. The pictures follow after all parts, each of them once. */
async function* toJson({ title, language, parts, art }: PdfDocument): AsyncGenerator<string> {
  const used = new Set<string>();
  yield `{"title":${printableJson(title)},"language":${JSON.stringify(language)},"parts":[`;
  let comma = "";
  for await (const part of parts) {
    for (const id of artOf(part)) used.add(id);
    yield comma + printableJson(part);
    comma = ",";
  }
  const pictures = Object.fromEntries([...used].map((id) => [id, art(id)]));
  yield `],"art":${JSON.stringify(pictures)},"colours":${JSON.stringify(lightColours())}}`;
}

/** A byte order mark. It is not visible, and a PDF that is to be accessible may not hold it within words. */
const BYTE_ORDER_MARK = "\ufeff";

const printableJson = (value: unknown) => wellFormedJson(value).replaceAll(BYTE_ORDER_MARK, "");

function artOf(part: PdfPart): string[] {
  if (part.kind === "cards") return part.items.map((item) => item.art);
  return part.kind === "timeline" ? part.rows.map((row) => row.art) : [];
}
