/**
 * Wraps an answer that consists only of what JSON can hold. oRPC copies plain objects value by value, to convert dates,
 * sets and files, before it writes JSON. It leaves other objects as they are.
 */
export class PlainJson {
  readonly #answer: unknown;

  constructor(answer: unknown) {
    this.#answer = answer;
  }

  toJSON(): unknown {
    return this.#answer;
  }
}
