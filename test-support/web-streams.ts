// Replaces the streams of the browser, which jsdom does not have, by Node's, which follow the same standard.
import { ReadableStream } from "node:stream/web";

globalThis.ReadableStream ??= ReadableStream as typeof globalThis.ReadableStream;
