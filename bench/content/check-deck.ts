/** Finds gaps in the sentences of the cards that nothing fills, each fault with its file and line. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gapsOf } from "#domain/duck/render-frame.ts";
import { FRAME_GAPS } from "./content-schemas.ts";

export interface CardFile {
  /** The file's path below the project's folder. */
  path: string;
  text: string;
}

const FOLDER = join(import.meta.dirname, "../../deck");
/** The lists of a card's `material` whose sentences may hold gaps; all other sentences of a card hold none. */
const WITH_GAPS = new Set(["bridges", "steps"]);

export function readCards(): CardFile[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      path: `deck/${name}/card.json`,
      text: readFileSync(join(FOLDER, name, "card.json"), "utf8"),
    }));
}

/** Returns one line per fault. */
export function checkCards(files: readonly CardFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const { material } = JSON.parse(text) as { material: Record<string, unknown> };
    return Object.entries(material).flatMap(([list, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((frame): frame is string => typeof frame === "string")
        .flatMap((frame) =>
          faultsOf(frame, WITH_GAPS.has(list)).map(
            (what) => `${path}:${lineOf(text, frame)}: material.${list} ${what}`,
          ),
        ),
    );
  });
}

function faultsOf(frame: string, mayHoldGaps: boolean): string[] {
  const rest = frame.replace(/\{[^{}]*\}/g, "");
  if (/[{}]/.test(rest)) return ["has a bracket that does not match"];
  const braces = frame.match(/\{[^{}]*\}/g) ?? [];
  if (!mayHoldGaps) return braces.map((gap) => `may hold no gap, and holds ${gap}`);
  return braces
    .filter((gap) => !FRAME_GAPS.includes(gapsOf(gap)[0] ?? ""))
    .map((gap) => `holds ${gap}, which nothing fills`);
}

function lineOf(text: string, frame: string): number {
  const at = text.indexOf(JSON.stringify(frame));
  return at < 0 ? 1 : text.slice(0, at).split("\n").length;
}
