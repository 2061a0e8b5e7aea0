// Encrypts and decrypts the contents of a part of the search index. Words and lists are compressed first.
import { promisify } from "node:util";
import { deflateRaw, inflateRawSync } from "node:zlib";
import type { WordIndex } from "#domain/search/word-index.ts";
import { placeOf } from "#server/platform/crypto/owned-tables.ts";
import { isListOf, isRecord, isText } from "#server/platform/crypto/shape.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import { searchParts } from "#server/platform/db/tables/search.ts";

const deflate = promisify(deflateRaw);

/** An insight in a part, with the places of its cards and its block in the part's lists. */
export type PartDocument = [id: string, cards: number[], block: number | null];

export interface PartWords {
  /** The ids of the cards and blocks of the part's insights, because a search also finds their names. */
  cards: string[];
  blocks: string[];
  words: string;
}

export interface PartPostings {
  documents: PartDocument[];
  postings: Uint8Array;
}

interface PartId {
  userId: string;
  firstId: string;
}

export async function sealPart(
  key: UserKey,
  part: PartId,
  { cards, blocks, documents, index }: Omit<PartWords & PartPostings, keyof WordIndex> & { index: WordIndex },
): Promise<{ words: string; postings: string }> {
  const [words, postings] = await Promise.all([deflate(index.words), deflate(index.postings)]);
  return {
    words: key.seal({ cards, blocks, words: words.toString("base64") }, placeOf(searchParts, "words", part)),
    postings: key.seal(
      { documents, postings: postings.toString("base64") },
      placeOf(searchParts, "postings", part),
    ),
  };
}

/** Returns `undefined` if the value cannot be decrypted. */
export function openIndexedWords(key: UserKey, part: PartId, sealed: string): PartWords | undefined {
  const opened = key.unseal(sealed, placeOf(searchParts, "words", part), { shape: isSealedWords });
  if (!opened.ok) return undefined;
  return { ...opened.value, words: inflated(opened.value.words).toString("utf8") };
}

/** Returns `undefined` if the value cannot be decrypted. */
export function openPostings(key: UserKey, part: PartId, sealed: string): PartPostings | undefined {
  const opened = key.unseal(sealed, placeOf(searchParts, "postings", part), { shape: isSealedPostings });
  if (!opened.ok) return undefined;
  return { ...opened.value, postings: inflated(opened.value.postings) };
}

/** Only what this server sealed gets here, so that its size needs no limit. */
function inflated(base64: string): Buffer {
  return inflateRawSync(Buffer.from(base64, "base64"));
}

function isSealedWords(value: unknown): value is PartWords {
  const isTexts = isListOf(isText);
  return isRecord(value) && isTexts(value.cards) && isTexts(value.blocks) && isText(value.words);
}

function isSealedPostings(value: unknown): value is { documents: PartDocument[]; postings: string } {
  return isRecord(value) && Array.isArray(value.documents) && isText(value.postings);
}
