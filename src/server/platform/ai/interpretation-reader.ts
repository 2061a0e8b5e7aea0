/**
 * Extracts the field `interpretation` from a model's JSON while the JSON is still streaming. Each character is read
 * once.
 */
import { wholeCharacters } from "./whole-characters.ts";

const FIELD = "interpretation";
const MOST_BLANKS = 20;
const ESCAPES = new Map(
  Object.entries({ '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" }),
);

type Where = "prose" | "opening" | "between" | "string" | "end";

/**
 * Creates a reader: a function that takes the next piece of the answer and returns the new whole characters of the
 * interpretation.
 */
export function createInterpretationReader(): (piece: string) => string {
  const scan = new Scan();
  return (piece) => {
    scan.take(piece);
    return scan.release();
  };
}

/** The state of the reader, which is kept from one piece to the next. */
class Scan {
  #where: Where = "prose";
  /** The number of blanks since the last opening brace, which may begin the JSON object. */
  #blanks = 0;
  /** The number of open objects and lists; 1 directly inside the outer object. */
  #depth = 1;
  /** Whether a colon came last, so that the next string is a value. */
  #isValue = false;
  /** Whether the string that is being read is the interpretation. */
  #isWanted = false;
  /** The key that is being read, or the last key of the object. */
  #key = "";
  #isKey = false;
  /**
   * The characters of an unfinished escape sequence after its backslash; `null` outside an escape sequence.
   */
  #escape: string | null = null;
  #found = "";

  take(piece: string): void {
    for (let at = 0; at < piece.length && this.#where !== "end"; at += 1) this.#step(piece.charAt(at));
  }

  /** Keeps back half of a surrogate pair until its other half arrives. */
  release(): string {
    const ready = wholeCharacters(this.#found);
    this.#found = this.#found.slice(ready.length);
    return ready;
  }

  #step(sign: string): void {
    if (this.#where === "string") this.#stepInString(sign);
    else if (this.#where === "between") this.#stepBetween(sign);
    else this.#stepInProse(sign);
  }

  /**
   * A brace opens the object only if a quotation mark follows. A brace in prose is followed by something
   * else.
   */
  #stepInProse(sign: string): void {
    if (sign === "{") {
      this.#where = "opening";
      this.#blanks = 0;
    } else if (this.#where === "opening" && sign === '"') this.#openString();
    else if (this.#where === "opening" && /\s/.test(sign) && this.#blanks < MOST_BLANKS) this.#blanks += 1;
    else this.#where = "prose";
  }

  #stepBetween(sign: string): void {
    if (sign === '"') this.#openString();
    else if (sign === ":") this.#isValue = true;
    else if (sign === ",") this.#isValue = false;
    else if (sign === "{" || sign === "[") this.#depth += 1;
    else if (sign === "}" || sign === "]") this.#close();
  }

  #openString(): void {
    this.#where = "string";
    this.#isWanted = this.#depth === 1 && this.#isValue && this.#key === FIELD;
    this.#isKey = this.#depth === 1 && !this.#isValue;
    if (this.#isKey) this.#key = "";
  }

  #close(): void {
    this.#depth -= 1;
    this.#isValue = false;
    if (this.#depth === 0) this.#where = "end";
  }

  #stepInString(sign: string): void {
    if (this.#escape !== null) this.#stepInEscape(sign);
    else if (sign === "\\") this.#escape = "";
    else if (sign === '"') this.#where = this.#isWanted ? "end" : "between";
    else this.#keep(sign);
  }

  #stepInEscape(sign: string): void {
    const begun = this.#escape + sign;
    const isCode = begun.startsWith("u");
    if (isCode && begun.length < 5) {
      this.#escape = begun;
      return;
    }
    this.#escape = null;
    const meant = isCode ? codeUnit(begun.slice(1)) : ESCAPES.get(begun);
    if (meant !== undefined) this.#keep(meant);
    // After an invalid escape the rest of the object cannot be read.
    else this.#where = "end";
  }

  #keep(text: string): void {
    if (this.#isWanted) this.#found += text;
    // The key is only compared, so characters beyond the field's length are dropped.
    else if (this.#isKey && this.#key.length <= FIELD.length) this.#key += text;
  }
}

function codeUnit(digits: string): string | undefined {
  return /^[0-9a-f]{4}$/i.test(digits) ? String.fromCharCode(Number.parseInt(digits, 16)) : undefined;
}
