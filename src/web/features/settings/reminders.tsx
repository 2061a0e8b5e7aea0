import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RemindersInput, RemindersOutput } from "#contract/reminders.ts";
import { isEverRemindable } from "#domain/promises/reminder.ts";
import { api } from "../../api/client.ts";
import { formatHour } from "../../api/dates.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { browsersQuery, remindersQuery } from "../../api/queries/reminders.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { BrowserReminders } from "./browser-reminders.tsx";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NEVER = "";

/** The settings for when and how the person is reminded of promised steps. Each choice is saved at once. */
export function Reminders({ isVerified }: { isVerified: boolean }) {
  const { data: reminders, error, refetch } = useQuery(remindersQuery);
  const { data: hasBrowser } = useQuery({
    ...browsersQuery,
    select: ({ addressHashes }) => addressHashes.length > 0,
  });
  const saving = useSaveReminders();
  if (!reminders) {
    // The empty place is as high as what follows, so that nothing below it moves.
    if (!error) return <div className="min-h-66" />;
    return (
      <Notice tone="warning">
        This did not load. {error.message}{" "}
        <Button look="link" onClick={() => void refetch()}>
          Retry
        </Button>
      </Notice>
    );
  }
  const set = (change: RemindersInput) => saving.mutate(change);
  return (
    <div className="grid gap-5">
      <p className="max-w-column-narrow">
        When the day you set for a step comes, your home page asks about it. The reminders below come once a
        day at most, and not while the step’s block is paused.
      </p>
      <Checkbox checked={reminders.byMail} onChange={(event) => set({ byMail: event.target.checked })}>
        An email as well
        <span className="type-small block text-mist">
          It says that something is waiting, but not what.
          <span>{!isVerified && " Emails start once your address is confirmed."}</span>
        </span>
      </Checkbox>
      <BrowserReminders />
      {(reminders.byMail || hasBrowser) && <Hours reminders={reminders} onChange={set} />}
      {!isEverRemindable(reminders) && (
        <Notice tone="warning">
          From {formatHour(reminders.hour)} on it is quiet, so no reminder would ever come. Choose an earlier
          hour or other quiet hours.
        </Notice>
      )}
      <p role="status" className={`type-small min-h-6 ${saving.error ? "text-bill" : "text-mist"}`}>
        <span>{saving.error && `That was not saved, so it is back as it was. ${saving.error.message}`}</span>
        <span>{saving.isSuccess && "Saved."}</span>
      </p>
    </div>
  );
}

function useSaveReminders() {
  const queryClient = useQueryClient();
  const { queryKey: key } = remindersQuery;
  // Cache: a choice is shown at once, and is reverted if the server refuses it. Only what was changed is touched, because
  // another choice may be on its way.
  const put = (change: Partial<RemindersOutput>) =>
    queryClient.setQueryData(key, (known) => known && { ...known, ...change });
  return useMutation({
    // The saves run one after the other, so that the last choice wins.
    scope: { id: "reminders" },
    mutationKey: queryKey("reminders", "save"),
    mutationFn: (change: RemindersInput) => api.reminders.save(change),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData(key);
      put(change as Partial<RemindersOutput>);
      return before && pickChanged(before, change);
    },
    onSuccess: (saved, change) => put(pickChanged(saved, change)),
    onError: (_error, _change, before) => before && put(before),
  });
}

/** Returns those settings that a change touches. */
function pickChanged(settings: RemindersOutput, change: RemindersInput): Partial<RemindersOutput> {
  return Object.fromEntries(Object.entries(settings).filter(([field]) => field in change));
}

interface HoursProps {
  reminders: RemindersOutput;
  onChange: (change: RemindersInput) => void;
}

function Hours({ reminders: { hour, quietFrom, quietTo }, onChange }: HoursProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-3">
      <SelectField
        label="Not before"
        value={hour}
        onChange={(event) => onChange({ hour: Number(event.target.value) })}
      >
        <HourOptions />
      </SelectField>
      <SelectField
        label="Quiet from"
        value={quietFrom ?? NEVER}
        onChange={(event) => {
          const from = event.target.value === NEVER ? null : Number(event.target.value);
          onChange({ quietFrom: from, quietTo: from === null ? null : (quietTo ?? hour) });
        }}
      >
        <option value={NEVER}>No quiet hours</option>
        <HourOptions />
      </SelectField>
      {quietFrom !== null && (
        <SelectField
          label="Quiet until"
          value={quietTo ?? hour}
          onChange={(event) => onChange({ quietTo: Number(event.target.value) })}
        >
          <HourOptions />
        </SelectField>
      )}
    </div>
  );
}

function HourOptions() {
  return HOURS.map((hour) => (
    <option key={hour} value={hour}>
      {formatHour(hour)}
    </option>
  ));
}
