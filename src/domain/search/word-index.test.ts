import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchWordsOf } from "./find-words.ts";
import { foldText } from "./fold-text.ts";
import { createWordIndexBuilder, documentsWith } from "./word-index.ts";

type Texts = readonly string[];

function indexOf(documents: readonly Texts[]) {
  const builder = createWordIndexBuilder();
  for (const texts of documents) builder.add(texts);
  const steps = builder.finish();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function found(documents: readonly Texts[], word: string): number[] {
  const documentsOf = documentsWith(indexOf(documents), [word]);
  return [...(documentsOf.get(word) ?? [])].sort((one, other) => one - other);
}

function scanned(documents: readonly Texts[], word: string): number[] {
  return [...documents.keys()].filter((document) =>
    documents[document]?.some((text) => foldText(text).includes(word)),
  );
}

/** Texts of few letters, so that words are found often, inside other words and across texts. */
const letters = fc.constantFrom("a", "b", "É", "ß", "’", "-", ".", " ", "\n", "\u00a0", "漢", "字", "🦆");
const texts = fc.array(fc.string({ unit: letters, maxLength: 30 }), { maxLength: 4 });

describe("an index of words", () => {
  it("finds the documents that contain a word, and inside longer words too", () => {
    const documents = [["The redrafted plan", "a note"], ["Draft three."], ["Nothing"], []];
    expect(found(documents, "draft")).toEqual([0, 1]);
    expect(found(documents, "three.")).toEqual([1]);
    expect(found(documents, "heron")).toEqual([]);
  });

  it("does not find a word that only two neighbouring words or texts make together", () => {
    expect(found([["sand castle"], ["sand", "castle"]], "sandcastle")).toEqual([]);
    expect(found([["b", "a"]], "ab")).toEqual([]);
  });

  it("holds no word for documents without texts, and finds nothing in them", () => {
    expect(indexOf([[], [" \n"]])).toEqual({ words: "", postings: new Uint8Array() });
    expect(found([[]], "a")).toEqual([]);
  });

  it("numbers more documents than a byte can hold", () => {
    const documents = Array.from({ length: 700 }, (_, document) => [
      document % 300 === 299 ? "heron" : "duck",
    ]);
    expect(found(documents, "heron")).toEqual([299, 599]);
    expect(found(documents, "duck")).toHaveLength(698);
  });

  it("finds in any documents exactly what reading all of their texts finds", () => {
    fc.assert(
      fc.property(
        fc.array(texts, { maxLength: 12 }),
        fc.string({ unit: letters, minLength: 1, maxLength: 4 }),
        (documents, typed) => {
          for (const word of searchWordsOf(typed)) {
            expect(found(documents, word)).toEqual(scanned(documents, word));
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
