import { useKeptText } from "./use-kept-text.ts";

/**
 * The name under which something goes to the server: the same for the same words, across reloads, so that an answer that
 * got lost makes no second one. `name` tells it from all others of this person.
 */
export function useSentName(name: string) {
  const sent = useKeptText(name);
  return {
    nameOf(words: object): string {
      const what = JSON.stringify(words);
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
