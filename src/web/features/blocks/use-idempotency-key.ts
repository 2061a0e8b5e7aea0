import { useStoredDraft } from "../../api/use-stored-draft.ts";

/**
 * An idempotency key for a form. The key stays the same for the same content, across reloads, so that sending
 * it again after a lost answer creates no duplicate. `name` must be unique among this person's drafts.
 */
export function useIdempotencyKey(name: string) {
  const sent = useStoredDraft(name);
  return {
    keyFor(content: object): string {
      const what = JSON.stringify(content);
      const [id, before] = splitAt(sent.kept ?? "");
      if (before === what) return id;
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
