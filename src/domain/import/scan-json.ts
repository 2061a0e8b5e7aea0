// The characters that structure JSON, and a scanner that finds the end of a JSON value.

export const QUOTE = 0x22;
const BACKSLASH = 0x5c;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;
export const OPEN_LIST = 0x5b;
export const CLOSE_LIST = 0x5d;
export const COMMA = 0x2c;
export const COLON = 0x3a;

export const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Finds the end of one JSON value, which may lie in several pieces. */
export class ValueScanner {
  isComplete = false;
  private depth = 0;
  private isInText = false;
  private isEscaped = false;
  private isPlain = false;
  /** Whether no character of the value was seen yet. */
  private isNew = true;

  begin(): void {
    this.depth = 0;
    [this.isComplete, this.isInText, this.isEscaped, this.isPlain] = [false, false, false, false];
    this.isNew = true;
  }

  /** Returns the position after the last character of the value in this piece. */
  endIn(piece: string, from: number): number {
    for (let at = from; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (this.isInText) {
        this.passText(code);
        if (this.isComplete) return at + 1;
      } else if (this.isPlain) {
        if (code === COMMA || code === CLOSE_LIST || code === CLOSE_OBJECT || isSpace(code)) {
          this.isComplete = true;
          return at;
        }
      } else if (this.passStructure(code)) return at + 1;
    }
    return piece.length;
  }

  private passText(code: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (code === BACKSLASH) this.isEscaped = true;
    else if (code === QUOTE) {
      this.isInText = false;
      this.isComplete = this.depth === 0;
    }
  }

  /** Returns whether the character is the last one of the value. */
  private passStructure(code: number): boolean {
    if (code === QUOTE) this.isInText = true;
    else if (code === OPEN_OBJECT || code === OPEN_LIST) this.depth += 1;
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      this.depth -= 1;
      this.isComplete = this.depth <= 0;
    } else this.isPlain = this.isNew;
    this.isNew = false;
    return this.isComplete;
  }
}

/** Collects the text of a value, and gives up on one that is too long. */
export class Collector {
  private parts: string[] = [];
  private size = 0;
  private readonly mostLength: number;

  constructor(mostLength: number) {
    this.mostLength = mostLength;
  }

  clear(): void {
    this.parts = [];
    this.size = 0;
  }

  add(part: string): void {
    this.size += part.length;
    if (this.size > this.mostLength) this.parts = [];
    else this.parts.push(part);
  }

  /** Returns the text, or `null` if it is too long. */
  text(): string | null {
    return this.size > this.mostLength ? null : this.parts.join("");
  }
}
