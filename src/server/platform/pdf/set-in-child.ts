// The program of a child process: reads a document from standard input, writes a PDF to standard output and ends. It
// runs in its own process because the typesetter never frees the memory of a document. It imports only built-in
// modules, because it may not read other files.
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

/** The maximum number of characters without a font that are named one by one. The rest are only counted. */
const NAMED = 20;
/**
 * Matches the texts in the typesetter's error messages that could not be displayed because no font has their
 * characters.
 */
const UNSHOWN = /the text `\\?"((?:[^"\\]|\\.)+?)\\?"` could not be displayed/g;

const [library = "", ...fontPaths] = process.argv.slice(2);
const { NodeCompiler } = createRequire(import.meta.url)(library) as Typesetter;
const fonts = join(import.meta.dirname, "fonts");
const fontBlobs = readdirSync(fonts)
  .filter((name) => name.endsWith(".ttf"))
  .map((name) => readFileSync(join(fonts, name)));
const compiler = NodeCompiler.create({ workspace: "/nonexistent", fontArgs: [{ fontBlobs }, { fontPaths }] });
const mainFileContent = readFileSync(join(import.meta.dirname, "template.typ"), "utf8");
const { title, language, parts, art, colours } = JSON.parse(await text(process.stdin));
const data = { parts: JSON.stringify(parts), art: JSON.stringify(art), colours: JSON.stringify(colours) };
const inputs = { title, language, ...data, missing: "" };

process.stdout.end(setAccessibly());

/**
 * Returns a PDF that declares conformance to PDF/UA-1. If the document has characters that no font has, returns a
 * tagged PDF without that declaration, which names these characters at its end.
 */
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
