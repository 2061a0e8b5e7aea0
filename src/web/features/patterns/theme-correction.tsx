import { useMutation } from "@tanstack/react-query";
import { THEME_WORDS, THEMES, type Theme } from "#domain/readings/themes.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";

/**
 * Lets the person say that a reading was not about the theme, and what it was about. The correction is saved on the
 * server.
 */
export function ThemeCorrection({ insightId, theme }: { insightId: string; theme: Theme }) {
  const correct = useMutation({
    mutationKey: queryKey("patterns", "correctTheme", { insightId }),
    mutationFn: (corrected: Theme | null) => api.patterns.correctTheme({ insightId, theme: corrected }),
  });
  return (
    <div className="pb-2">
      {correct.isSuccess ? (
        <Corrected
          theme={correct.data.theme}
          isTheSame={correct.data.theme === theme}
          onChoose={correct.mutate}
        />
      ) : (
        <p className="type-small flex flex-wrap items-center justify-between gap-x-4 text-mist">
          I took this to be about {THEME_WORDS[theme]}.
          <Button look="link" isBusy={correct.isPending} onClick={() => correct.mutate(null)}>
            That’s not it
          </Button>
        </p>
      )}
      {correct.isError && <Notice tone="warning">It was not saved. {correct.error.message}</Notice>}
    </div>
  );
}

interface CorrectedProps {
  theme: Theme | null;
  isTheSame: boolean;
  onChoose: (theme: Theme | null) => void;
}

function Corrected({ theme, isTheSame, onChoose }: CorrectedProps) {
  return (
    <div className="grid gap-2">
      <p role="status" className="type-small text-mist">
        {isTheSame ? "Counted as before." : "Noted. From the next count on, it no longer counts toward this."}
      </p>
      <SelectField
        label="What was it about?"
        value={theme ?? ""}
        onChange={({ target }) => onChoose(THEMES.find((each) => each === target.value) ?? null)}
      >
        <option value="">Nothing on this list</option>
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {THEME_WORDS[each]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
