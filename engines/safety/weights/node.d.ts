// The three things of Node's that `read-weights.ts` uses. Engines know no other type of Node's.
declare module "node:fs" {
  export function readFileSync(path: string): Uint8Array;
}

declare module "node:zlib" {
  export function zstdDecompressSync(bytes: Uint8Array): Uint8Array;
}

interface ImportMeta {
  readonly dirname: string;
}
