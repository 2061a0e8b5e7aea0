// Defines streams that jsdom does not have, as those of Node. Both follow the same web standards.
import { DecompressionStream, ReadableStream, TextDecoderStream } from "node:stream/web";

globalThis.ReadableStream ??= ReadableStream as typeof globalThis.ReadableStream;
globalThis.DecompressionStream ??= DecompressionStream as typeof globalThis.DecompressionStream;
globalThis.TextDecoderStream ??= TextDecoderStream as typeof globalThis.TextDecoderStream;
