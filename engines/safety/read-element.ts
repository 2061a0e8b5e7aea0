// Reads one element of a phrase. The syntax is described in `phrase-matcher.ts`.

type Vocabulary = { classes: Record<string, string>; fold: Fold };
export type Fold = (word: string) => string[];
export type Element = {
  words: ReadonlySet<string>;
  prefixes: readonly string[];
  isOptional: boolean;
  /** True if the element matches every word that is not listed. */
  isInverted: boolean;
  /** True if the text must contain one of `words`. */
  isRequired: boolean;
  gap: number;
};

/** The least number of letters of a `begin*`, by which the element is indexed. */
export const SHORTEST_BEGINNING = 3;

/** True if the element takes the word. */
export function fits(element: Element, text: string): boolean {
  const isListed = element.words.has(text) || element.prefixes.some((prefix) => text.startsWith(prefix));
  return isListed !== element.isInverted;
}

/** The elements that were read before, by `fold` and word lists, which decide what a source means. */
const known = new WeakMap<Fold, WeakMap<Vocabulary["classes"], Map<string, Element>>>();

/**
 * Reads an element. Each source is read only once, because a word list may have hundreds of words. It throws if the
 * source names an unknown word list or if the beginning of a `begin*` is too short.
 */
export function readElement(source: string, vocabulary: Vocabulary): Element {
  const elements = elementsOf(vocabulary);
  const element = elements.get(source) ?? readNewElement(source, vocabulary);
  elements.set(source, element);
  return element;
}

function elementsOf({ classes, fold }: Vocabulary): Map<string, Element> {
  const byClasses = known.get(fold) ?? new WeakMap<Vocabulary["classes"], Map<string, Element>>();
  known.set(fold, byClasses);
  const elements = byClasses.get(classes) ?? new Map<string, Element>();
  byClasses.set(classes, elements);
  return elements;
}

function readNewElement(source: string, vocabulary: Vocabulary): Element {
  if (source.startsWith("~")) return readGap(source, vocabulary);
  const isOptional = source.endsWith("?");
  const isInverted = source.startsWith("!");
  const listed = readAlternatives(source.slice(isInverted ? 1 : 0, isOptional ? -1 : undefined), vocabulary);
  const isRequired = !isOptional && !isInverted && listed.prefixes.length === 0;
  return { ...listed, isOptional, isInverted, isRequired, gap: 0 };
}

function readGap(source: string, vocabulary: Vocabulary): Element {
  const [length = "", name] = source.slice(1).split("@");
  const listed =
    name === undefined
      ? { words: new Set<string>(), prefixes: [] }
      : readAlternatives(`@${name}`, vocabulary);
  return { ...listed, isOptional: false, isInverted: false, isRequired: false, gap: Number(length) };
}

function readAlternatives(
  source: string,
  { classes, fold }: Vocabulary,
): Pick<Element, "words" | "prefixes"> {
  const named = source
    .split("|")
    .flatMap((part) => (part.startsWith("@") ? readClass(part, classes) : [part]));
  const spelled = named.flatMap(fold);
  const prefixes = spelled.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  if (prefixes.some((prefix) => prefix.length < SHORTEST_BEGINNING))
    throw new Error(`Too short a beginning: ${source}`);
  return { words: new Set(spelled.filter((word) => !word.endsWith("*"))), prefixes };
}

function readClass(name: string, classes: Record<string, string>): string[] {
  const members = classes[name.slice(1)];
  if (members === undefined) throw new Error(`Unknown word list: ${name}`);
  return members.trim().split(/[\s|]+/);
}
