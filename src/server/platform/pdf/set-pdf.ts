// Sets a document as a PDF, in a process of its own that may read the template and the fonts and nothing else.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { PdfDocument, PdfPart } from "./document.ts";

const LIBRARY = "@myriaddreamin/typst-ts-node-compiler";
/** The endings of the packages with the native part, beside the platform's name. */
const KINDS = ["", "-gnu", "-musl"];
const FOLDER = join(import.meta.dirname, ".");
const CHILD = join(FOLDER, "set-in-child.ts");
/** Keeps the typesetter from the fonts of the machine, so that a document looks the same wherever it is set. */
const NO_SYSTEM_FONTS = join(FOLDER, "no-system-fonts.conf");
const LONGEST_MS = 5 * 60_000;

const { resolve: findModule } = createRequire(import.meta.url);

/** Returns the path of the typesetter, or undefined where there is none for this platform. */
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

export const canSetPdf = (): boolean => findTypesetter() !== undefined;

/**
 * Returns the bytes of the PDF. The parts go to the other process as they are read. Throws an Error where the document cannot
 * be set or takes longer than `LONGEST_MS`.
 */
export async function setPdf(document: PdfDocument): Promise<Buffer> {
  const library = findTypesetter();
  if (!library) throw new Error("There is no typesetter for this platform");
  const folders = [FOLDER, dirname(dirname(library))];
  const child = spawn(
    process.execPath,
    [
      ...["--no-warnings", "--permission", "--allow-addons"],
      ...folders.map((folder) => `--allow-fs-read=${folder}`),
      ...[CHILD, library],
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
  // What the typesetter says may quote the document, so that only its length is told.
  if (code !== 0)
    throw new Error(`The typesetter ended with ${code} and ${said.length} characters of reasons`);
  return pdf;
}

/** Yields the document as JSON, each picture once, after all parts. */
async function* toJson({ title, language, parts, art }: PdfDocument): AsyncGenerator<string> {
  const used = new Set<string>();
  yield `{"title":${JSON.stringify(title)},"language":${JSON.stringify(language)},"parts":[`;
  let comma = "";
  for await (const part of parts) {
    for (const id of artOf(part)) used.add(id);
    yield comma + JSON.stringify(part);
    comma = ",";
  }
  const pictures = Object.fromEntries([...used].map((id) => [id, art(id)]));
  yield `],"art":${JSON.stringify(pictures)}}`;
}

function artOf(part: PdfPart): string[] {
  if (part.kind === "cards") return part.items.map((item) => item.art);
  return part.kind === "timeline" ? part.rows.map((row) => row.art) : [];
}
