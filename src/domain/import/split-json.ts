// Splits a large JSON file into the entries of its lists while it is read. Entries are not parsed here, so a
// broken entry does not prevent the others from being read. The whole file is never in memory.

import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  Collector,
  isSpace,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
  ValueScanner,
} from "./scan-json.ts";

/** An entry of a list: its JSON. `text` is `null` if the entry is longer than allowed. */
export interface JsonEntry {
  /** The name of the list in the object that the file is; empty if the file itself is the list. */
  list: string;
  /** The index of the entry in its list, from 0. */
  index: number;
  text: string | null;
}

export interface SplitOptions {
  /** Returns whether the entries of a list are wanted; others are skipped. */
  wants?: (list: string) => boolean;
  /** The length of the longest entry, in characters. */
  mostLength?: number;
}

/** Thrown where the file is neither an object of lists nor a list, or ends too early. */
export class JsonFileError extends Error {}

const DEFAULT_MOST_LENGTH = 4_000_000;
const LONGEST_NAME = 1024;

/** The mark that some programs write at the beginning of a file. */
const BYTE_ORDER_MARK = 0xfeff;

/** Yields the entries, those of each piece of the file together. Throws `JsonFileError`. */
export async function* splitJson(
  pieces: AsyncIterable<string>,
  options: SplitOptions = {},
): AsyncGenerator<JsonEntry[]> {
  const splitter = new Splitter(options);
  for await (const piece of pieces) {
    const entries = splitter.push(piece);
    if (entries.length > 0) yield entries;
  }
  splitter.end();
}

type State = "start" | "name or end" | "name" | "colon" | "value" | "skipped" | "list" | "entry" | "done";

class Splitter {
  private state: State = "start";
  private list = "";
  private index = 0;
  private hasNames = false;
  private readonly value = new ValueScanner();
  private readonly collected: Collector;
  private isWanted = false;
  private readonly wants: (list: string) => boolean;
  private found: JsonEntry[] = [];

  constructor({ wants = () => true, mostLength = DEFAULT_MOST_LENGTH }: SplitOptions) {
    this.wants = wants;
    this.collected = new Collector(mostLength);
  }

  push(piece: string): JsonEntry[] {
    this.found = [];
    for (let at = 0; at < piece.length; ) at = this.step(piece, at);
    return this.found;
  }

  end(): void {
    if (this.state !== "done") throw new JsonFileError("the file ends in the middle of its JSON");
  }

  /** Handles one character, or as many as belong to a value. Returns the position after them. */
  private step(piece: string, at: number): number {
    if (this.state === "entry" || this.state === "skipped" || this.state === "name")
      return this.passValue(piece, at);
    const code = piece.charCodeAt(at);
    if (isSpace(code) || (this.state === "start" && code === BYTE_ORDER_MARK)) return at + 1;
    if (this.state === "list") return this.stepInList(code, at);
    if (this.state === "value") return this.beginValue(code, at);
    return this.stepInObject(code, at);
  }

  private stepInObject(code: number, at: number): number {
    if (this.state === "start") this.begin(code);
    else if (this.state === "colon" && code === COLON) this.state = "value";
    else if (this.state === "name or end" && code === QUOTE) {
      this.open("name");
      // The position stays at the quotation mark, because the scanner of the name reads it as well.
      return at;
    } else if (this.state === "name or end" && code === CLOSE_OBJECT) this.state = "done";
    else if (this.state !== "name or end" || code !== COMMA)
      throw new JsonFileError("the file is not an object of lists");
    return at + 1;
  }

  private begin(code: number): void {
    if (code !== OPEN_OBJECT && code !== OPEN_LIST) throw new JsonFileError("the file is not JSON");
    this.hasNames = code === OPEN_OBJECT;
    if (code === OPEN_OBJECT) this.state = "name or end";
    else this.beginList("");
  }

  private beginList(name: string): void {
    [this.list, this.index, this.isWanted] = [name, 0, this.wants(name)];
    this.state = "list";
  }

  private beginValue(code: number, at: number): number {
    if (code === OPEN_LIST) {
      this.beginList(this.list);
      return at + 1;
    }
    this.open("skipped");
    return at;
  }

  private stepInList(code: number, at: number): number {
    if (code === COMMA) return at + 1;
    if (code === CLOSE_LIST) {
      this.state = this.hasNames ? "name or end" : "done";
      return at + 1;
    }
    this.open("entry");
    return at;
  }

  private open(state: "name" | "skipped" | "entry"): void {
    this.state = state;
    this.value.begin();
    this.collected.clear();
  }

  private passValue(piece: string, at: number): number {
    const end = this.value.endIn(piece, at);
    const isKept = this.state === "name" || (this.state === "entry" && this.isWanted);
    if (isKept) this.collected.add(piece.slice(at, end));
    if (this.value.isComplete) this.finishValue();
    return end;
  }

  private finishValue(): void {
    const { state } = this;
    if (state === "name") {
      this.list = nameOf(this.collected.text());
      this.state = "colon";
    } else if (state === "skipped") this.state = "name or end";
    else {
      const { list, index } = this;
      if (this.isWanted) this.found.push({ list, index, text: this.collected.text() });
      this.index += 1;
      this.state = "list";
    }
  }
}

function nameOf(json: string | null): string {
  if (json === null || json.length > LONGEST_NAME) throw new JsonFileError("a name in the file is too long");
  try {
    return String(JSON.parse(json));
  } catch (error) {
    throw new JsonFileError("a name in the file is not JSON", { cause: error });
  }
}
