import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SettingsInput, SettingsOutput } from "#contract/settings.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { settingsQuery } from "../../api/queries/settings.ts";
import { type Message, usePassingMessage } from "../../ui/use-passing-message.ts";

export type SettingNote = Message | { tone: "quiet"; words: string } | null;

const SAVE = queryKey("settings", "save");

/**
 * Returns the settings and a function that changes them. A change is shown at once, and is reverted if the server
 * refuses it.
 */
export function useSettings(known: SettingsOutput, onSaved: () => void) {
  const queryClient = useQueryClient();
  const query = settingsQuery(known);
  const { data: settings } = useQuery(query);
  const [message, say] = usePassingMessage();
  // Cache: a choice is shown at once, and is reverted if the server refuses it.
  const put = (change: Partial<SettingsOutput>) =>
    queryClient.setQueryData(query.queryKey, (now = known) => ({ ...now, ...change }));

  const saving = useMutation({
    // The saves run one after the other, so that the last choice wins.
    scope: { id: "settings" },
    networkMode: "always",
    mutationKey: SAVE,
    mutationFn: (change: SettingsInput) => api.settings.save(change),
    onMutate: async (change) => {
      say(null);
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      const before = queryClient.getQueryData(query.queryKey) ?? known;
      put(change as Partial<SettingsOutput>);
      return pick(before, change);
    },
    onSuccess: (saved, change) => {
      // Another choice that is on its way stays as it is shown.
      put(queryClient.isMutating({ mutationKey: SAVE }) === 1 ? saved : pick(saved, change));
      say({ tone: "good", words: "Saved." });
      onSaved();
    },
    onError: (error, _change, before) => {
      if (before) put(before);
      say({ tone: "warning", words: `That was not saved, so it is back as it was. ${error.message}` });
    },
  });

  /** Returns the note for a field if that field was changed last. */
  function noteOf(field: keyof SettingsInput): SettingNote {
    if (!saving.variables || !(field in saving.variables)) return null;
    return saving.isPending ? { tone: "quiet", words: "Saving..." } : message;
  }

  return { settings, change: saving.mutate, noteOf };
}

/** Returns the previous values of the fields that a change touches. */
function pick(before: SettingsOutput, change: SettingsInput): Partial<SettingsOutput> {
  return Object.fromEntries(Object.entries(before).filter(([field]) => field in change));
}
