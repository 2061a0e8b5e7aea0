import { expect, it } from "vitest";
import { heapFor } from "./built-app.mjs";

it.each([
  [1024, 4, 512],
  [2048, 4, 512],
  [4096, 8, 1024],
  [65_536, 16, 16_384],
])(
  "a server on a machine with %i MB has a young generation of %i MB and a heap of at most %i MB",
  (memory, young, old) => {
    expect(heapFor(memory, { least: 512 })).toEqual([
      `--max-semi-space-size=${young}`,
      `--max-old-space-size=${old}`,
    ]);
  },
);
