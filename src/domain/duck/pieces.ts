/** A computation in pieces: each `next` does one piece, and the last one returns the result. */
export type Pieces<Result> = Generator<undefined, Result, undefined>;
