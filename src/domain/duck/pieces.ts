/** Work that is done piece by piece: each `next` does one, and the last one returns the result. */
export type Pieces<Result> = Generator<undefined, Result, undefined>;
