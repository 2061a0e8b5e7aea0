/** The features of a text that a linear classifier reads. */

/** The number of characters of a text that are read. */
const MOST_READ = 2400;
const TOKEN = /\p{L}+(?:'\p{L}+)*|\p{N}+|[?!.,]/gu;
/** The upper bound of features: every feature is a number below this. */
const FEATURE_RANGE = 2 ** 30;

/** Returns the features of a text: each word and each sequence of two or three words, hashed to a number of 30 bits. */
export function featuresOf(text: string): Set<number> {
  const tokens = ["^", ...tokensOf(text), "$"];
  const features = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const afterNext = tokens[at + 2];
    features.add(hashOf(token));
    if (next !== undefined) features.add(hashOf(`${token} ${next}`));
    if (next !== undefined && afterNext !== undefined) features.add(hashOf(`${token} ${next} ${afterNext}`));
  }
  return features;
}

/** Splits a text into words in lower case and punctuation marks. Every number becomes "0". */
function tokensOf(text: string): string[] {
  const plain = text
    .slice(0, MOST_READ)
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'");
  return [...plain.matchAll(TOKEN)].map(([token]) => (/^\p{N}/u.test(token) ? "0" : token));
}

/** Hashes a text by FNV-1a with 32 bits over UTF-16 code units, folded to 30. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  return ((hash >>> 0) ^ (hash >>> 15)) & (FEATURE_RANGE - 1);
}
