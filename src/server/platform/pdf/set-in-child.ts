// Runs as a process of its own: reads a document from its standard input, writes a PDF to its standard output and ends. The
// typesetter keeps memory of each document, which ends with the process. Only built-in modules are imported here.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { text } from "node:stream/consumers";

interface Compiler {
  pdf(
    source: { mainFileContent: string; inputs: Record<string, string> },
    options: { pdfStandard?: string },
  ): Buffer;
}
type FontSource = { fontBlobs: Buffer[] } | { fontPaths: string[] };
interface Typesetter {
  NodeCompiler: { create(options: { workspace: string; fontArgs: FontSource[] }): Compiler };
}

/** The characters that a failure names one by one; the rest is counted. */
const NAMED = 20;
const UNSHOWN = /the text `\\?"((?:[^"\\]|\\.)+?)\\?"` could not be displayed/g;

const [library = "", ...fontPaths] = process.argv.slice(2);
const { NodeCompiler } = createRequire(import.meta.url)(library) as Typesetter;
const fonts = join(import.meta.dirname, "fonts");
const fontBlobs = readdirSync(fonts)
  .filter((name) => name.endsWith(".ttf"))
  .map((name) => readFileSync(join(fonts, name)));
const compiler = NodeCompiler.create({ workspace: "/nonexistent", fontArgs: [{ fontBlobs }, { fontPaths }] });
const mainFileContent = readFileSync(join(import.meta.dirname, "template.typ"), "utf8");
const { title, language, parts, art } = JSON.parse(await text(process.stdin));
const inputs = { title, language, parts: JSON.stringify(parts), art: JSON.stringify(art), missing: "" };

process.stdout.end(setAccessibly());

/** Returns a PDF that claims PDF/UA-1; where a character has no glyph, one that is tagged and says so. */
function setAccessibly(): Buffer {
  try {
    return compiler.pdf({ mainFileContent, inputs }, { pdfStandard: "ua-1" });
  } catch (error) {
    const missing = [...String(error instanceof Error ? error.message : error).matchAll(UNSHOWN)]
      .flatMap(([, shown = ""]) => [...shown])
      .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
    if (missing.length === 0) throw error;
    return compiler.pdf({ mainFileContent, inputs: { ...inputs, missing: say([...new Set(missing)]) } }, {});
  }
}

function say(missing: string[]): string {
  const rest = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : "";
  return `The fonts of this file have no letters for ${missing.slice(0, NAMED).join(", ")}${rest}. Empty boxes stand for them. The Markdown file holds them as you wrote them.`;
}
