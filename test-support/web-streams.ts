// Defines `ReadableStream`, which jsdom does not have, as the one of Node. Both follow the same web standard.
import { ReadableStream } from "node:stream/web";

globalThis.ReadableStream ??= ReadableStream as typeof globalThis.ReadableStream;
