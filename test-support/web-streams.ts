// Browsers have streams and jsdom has none; Node's are the same standard's.
import { ReadableStream } from "node:stream/web";

globalThis.ReadableStream ??= ReadableStream as typeof globalThis.ReadableStream;
