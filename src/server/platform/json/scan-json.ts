// The bytes of JSON, and where a value ends among them.

export const QUOTE = 0x22;
const BACKSLASH = 0x5c;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;
export const OPEN_LIST = 0x5b;
export const CLOSE_LIST = 0x5d;
export const COMMA = 0x2c;
export const COLON = 0x3a;

export const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Finds the end of one JSON value, which may lie in several pieces. */
export class ValueScanner {
  isComplete = false;
  private depth = 0;
  private isInText = false;
  private isEscaped = false;
  private isPlain = false;
  /** Whether no byte of the value was seen yet. */
  private isNew = true;

  begin(): void {
    this.depth = 0;
    [this.isComplete, this.isInText, this.isEscaped, this.isPlain] = [false, false, false, false];
    this.isNew = true;
  }

  /** Returns the position after the last byte of the value in this piece. */
  endIn(piece: Uint8Array, from: number): number {
    for (let at = from; at < piece.length; at += 1) {
      const byte = piece[at] ?? 0;
      if (this.isInText) {
        this.passText(byte);
        if (this.isComplete) return at + 1;
      } else if (this.isPlain) {
        if (byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT || isSpace(byte)) {
          this.isComplete = true;
          return at;
        }
      } else if (this.passStructure(byte)) return at + 1;
    }
    return piece.length;
  }

  private passText(byte: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) {
      this.isInText = false;
      this.isComplete = this.depth === 0;
    }
  }

  /** Returns whether the byte is the last one of the value. */
  private passStructure(byte: number): boolean {
    if (byte === QUOTE) this.isInText = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.depth += 1;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      this.depth -= 1;
      this.isComplete = this.depth <= 0;
    } else this.isPlain = this.isNew;
    this.isNew = false;
    return this.isComplete;
  }
}

/** Collects the bytes of a value, and gives up on one that is too long. */
export class Collector {
  private parts: Uint8Array[] = [];
  private size = 0;
  private readonly mostBytes: number;

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
  }

  clear(): void {
    this.parts = [];
    this.size = 0;
  }

  add(part: Uint8Array): void {
    this.size += part.length;
    if (this.size > this.mostBytes) this.parts = [];
    else this.parts.push(part);
  }

  /** Returns the text, or `null` if it is too long. */
  text(): string | null {
    return this.size > this.mostBytes ? null : Buffer.concat(this.parts).toString("utf8");
  }
}
