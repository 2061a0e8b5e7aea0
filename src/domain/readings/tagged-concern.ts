/**
 * Finds out what the answer of a small model says about danger. Where that is in doubt the answer counts as worried, so that
 * help is shown beside the reading.
 */
import { beginsToDeny, concernNamedIn, confirms, deniesConcern, mayBecomeDenial } from "./concern-words.ts";
import type { Concern } from "./reading-result.ts";
import { mentionsConcern, type Section, TAGGED_PARTS } from "./tagged-sections.ts";

/** A longer line behind the tag `concern` is written for the person. */
const LONGEST_WORD_OF_CONCERN = 24;

/**
 * Returns the gravest concern that the sections report, and takes what reports or denies it out of them: what is left is text
 * of the reading.
 */
export function takeConcern(sections: Section[]): Concern | undefined {
  const reported = sections.map((section, index) => {
    const following = sections.slice(index + 1);
    const concern = reportedBy(section, following);
    if (isOfConcern(section)) section.part = concern === "danger" ? "reading" : "before";
    return concern;
  });
  if (reported.includes("danger")) return "danger";
  const isMentioned = sections.some(({ text }) => mentionsConcern(text));
  return reported.includes("worried") || isMentioned ? "worried" : undefined;
}

/** Returns whether what arrived last is a report of danger that may yet become a denial. */
export function mayDenyDanger(sections: readonly Section[]): boolean {
  const last = sections.at(-1);
  if (last?.part !== "danger") return false;
  const [line, below] = firstLine(last.text);
  return beginsToDeny(line) || (below.trim() === "" && mayBecomeDenial(line));
}

function isOfConcern({ part }: Section): boolean {
  return part === "concern" || part === "danger" || part === "worried" || part === "strange";
}

function reportedBy(section: Section, following: Section[]): Concern | undefined {
  if (section.part === "strange") return "worried";
  if (section.part === "concern") return namedBehind(section);
  if (section.part !== "danger" && section.part !== "worried") return undefined;
  const [line, below] = firstLine(section.text);
  if (deniesConcern(section.said ?? "")) return undefined;
  if (deniesConcern(line)) {
    section.text = below;
    return undefined;
  }
  if (confirms(line)) section.text = below;
  if (section.text.trim() === "" && following[0]?.part === "none") return undefined;
  const hasForm = following.some(({ part }) => (TAGGED_PARTS as readonly string[]).includes(part));
  const isInDoubt = beginsToDeny(line) || mentionsConcern(line) || (section.isBare && !confirms(line));
  return hasForm && isInDoubt ? "worried" : section.part;
}

/** Returns the concern that is named behind the tag `concern`: in its brackets, or in its first line. */
function namedBehind(section: Section): Concern | undefined {
  const [line, below] = firstLine(section.text);
  const named = section.said ?? line;
  if (section.said === undefined && line.length <= LONGEST_WORD_OF_CONCERN) section.text = below;
  if (named === "") return undefined;
  if (deniesConcern(named)) {
    if (section.said === undefined) section.text = below;
    return undefined;
  }
  return beginsToDeny(named) ? "worried" : (concernNamedIn(named) ?? "worried");
}

/** Returns the first line with a word in it, and the rest. */
function firstLine(text: string): [string, string] {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => /[\p{L}\p{N}]/u.test(line));
  return at < 0 ? ["", ""] : [(lines[at] ?? "").trim(), lines.slice(at + 1).join("\n")];
}
