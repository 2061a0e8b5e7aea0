/** Encodes a reflection as one text, so that the block type is edited and saved together with the words. */
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { BLOCK_TYPE_IDS, type BlockTypeId } from "#domain/deck/card.ts";

export interface ReflectionValue {
  blockTypeId: BlockTypeId | null;
  text: string;
}

/** The value of a prompt that has no reflection. */
export const NOTHING: ReflectionValue = { text: "", blockTypeId: null };

/** Returns whether there are no words. The server stores nothing then, so the block type is not stored either. */
export function isBlank({ text }: ReflectionValue): boolean {
  return text.trim() === "";
}

/** Returns the value as a person reads it: the block type above the words. */
export function sayValue({ blockTypeId, text }: ReflectionValue): string {
  return [blockTypeId && blockTypeOf(blockTypeId)?.name, text].filter(Boolean).join("\n\n");
}

/** Returns a text with the block type in the first line and the words below it. */
export function encodeValue({ blockTypeId, text }: ReflectionValue): string {
  return `${blockTypeId ?? ""}\n${text}`;
}

/** Returns the value that the server sent with a refusal, encoded as by `encodeValue`. */
export function encodeCurrent(text: string | null = "", blockTypeId: string | null = null): string {
  return `${blockTypeId ?? ""}\n${text ?? ""}`;
}

export function decodeValue(encoded: string): ReflectionValue {
  const end = encoded.indexOf("\n");
  const kind = encoded.slice(0, Math.max(0, end));
  return {
    blockTypeId: BLOCK_TYPE_IDS.find((id) => id === kind) ?? null,
    text: encoded.slice(end + 1),
  };
}
