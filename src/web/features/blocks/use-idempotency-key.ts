import { useStoredDraft } from "../../api/use-stored-draft.ts";
import type { Kept } from "../../kept-items.ts";

/**
 * Returns an idempotency key for a form. The key stays the same for the same content, also after a reload, so that
 * a repeated request creates no duplicate. `item` is the storage item that holds the key, and `id` says whose key
 * it is.
 */
export function useIdempotencyKey(item: Kept<string>, id: string) {
  const sent = useStoredDraft(item, id);
  return {
    keyFor(content: object): string {
      const what = JSON.stringify(content);
      const [sentId, before] = splitAt(sent.kept ?? "");
      if (before === what) return sentId;
      const fresh = crypto.randomUUID();
      sent.keep(`${fresh} ${what}`);
      return fresh;
    },
    drop: sent.drop,
  };
}

function splitAt(kept: string): [id: string, words: string] {
  const end = kept.indexOf(" ");
  return [kept.slice(0, end), kept.slice(end + 1)];
}
