/**
 * An index of the words of several documents. It finds exactly the documents in which `foldText(text).includes(word)`
 * holds for one of the texts, because a word of a search contains no white space and so lies within one word of a text.
 */
import { foldText } from "./fold-text.ts";

/** The number of bits of a number that each byte of a list holds. A higher bit says that more bytes follow. */
const BITS = 7;
const MORE = 1 << BITS;

/** The number of words that one step of making an index handles. */
const WORDS_A_STEP = 1000;

export interface WordIndex {
  /** The different folded words of all documents, sorted, one a line. */
  words: string;
  /** For each word in order: the number of documents with that word, then the distance of each from the one before. */
  postings: Uint8Array;
}

export interface WordIndexBuilder {
  /** Adds the next document. Documents are numbered from 0. */
  add(texts: readonly string[]): void;
  /** Makes the index in steps, so that the caller can pause between them. */
  finish(): Generator<undefined, WordIndex>;
}

export function createWordIndexBuilder(): WordIndexBuilder {
  const documentsByWord = new Map<string, number[]>();
  let count = 0;
  return {
    add(texts) {
      const document = count;
      count += 1;
      for (const word of texts.flatMap(wordsOf)) {
        const documents = documentsByWord.get(word);
        if (!documents) documentsByWord.set(word, [document]);
        else if (documents.at(-1) !== document) documents.push(document);
      }
    },
    *finish() {
      const sorted = [...documentsByWord.keys()].sort();
      yield;
      const bytes: number[] = [];
      for (const [place, word] of sorted.entries()) {
        writeDocuments(bytes, documentsByWord.get(word) ?? []);
        if (place % WORDS_A_STEP === WORDS_A_STEP - 1) yield;
      }
      return { words: sorted.join("\n"), postings: new Uint8Array(bytes) };
    },
  };
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/\s+/).filter(Boolean);
}

function writeDocuments(bytes: number[], documents: readonly number[]): void {
  writeNumber(bytes, documents.length);
  let before = 0;
  for (const document of documents) {
    writeNumber(bytes, document - before);
    before = document;
  }
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) bytes.push((rest % MORE) + MORE);
  bytes.push(rest);
}

/** Returns the documents in which each of the folded words occurs, by word. `words` and `postings` are of one index. */
export function documentsWith(
  { words, postings }: WordIndex,
  searched: readonly string[],
): Map<string, ReadonlySet<number>> {
  const found = searched.map((word) => ({
    word,
    lines: new Set(linesWith(words, word)),
    documents: new Set<number>(),
  }));
  let line = 0;
  readLists(postings, (documents) => {
    for (const each of found) {
      if (each.lines.has(line)) for (const document of documents) each.documents.add(document);
    }
    line += 1;
  });
  return new Map(found.map(({ word, documents }) => [word, documents]));
}

/** Returns the numbers of the lines that contain the word, from 0. */
function linesWith(words: string, searched: string): number[] {
  const lines: number[] = [];
  let line = 0;
  let lineEnd = endOfLine(words, 0);
  for (let at = words.indexOf(searched); at >= 0; at = words.indexOf(searched, lineEnd)) {
    while (lineEnd <= at) {
      line += 1;
      lineEnd = endOfLine(words, lineEnd + 1);
    }
    lines.push(line);
  }
  return lines;
}

function endOfLine(words: string, from: number): number {
  const end = words.indexOf("\n", from);
  return end < 0 ? words.length : end;
}

/** Calls `onList` with each list of documents. The list is reused for the next call. */
function readLists(bytes: Uint8Array, onList: (documents: readonly number[]) => void): void {
  const documents: number[] = [];
  let at = 0;
  const readNumber = () => {
    let value = 0;
    for (let scale = 1; ; scale *= MORE) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte % MORE) * scale;
      if (byte < MORE) return value;
    }
  };
  while (at < bytes.length) {
    documents.length = readNumber();
    let before = 0;
    for (let index = 0; index < documents.length; index += 1) {
      before += readNumber();
      documents[index] = before;
    }
    onList(documents);
  }
}
