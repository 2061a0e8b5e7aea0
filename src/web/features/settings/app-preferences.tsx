import type { ReactNode } from "react";
import type { SettingsOutput } from "#contract/settings.ts";
import { browserZone } from "../../api/dates.ts";
import { COUNTRIES } from "../../api/help-finder.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Choices } from "../../ui/choices.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { CheckInSetting } from "./check-in-setting.tsx";
import { listZones, nameZone } from "./time-zones.ts";
import { GENTLE_ON_HIS_OWN, TONE_NAMES, TONE_SAMPLES } from "./tone-words.ts";
import { type SettingNote, useSettings } from "./use-settings.ts";

interface AppPreferencesProps {
  /** The settings that were loaded with the account. */
  known: SettingsOutput;
  advisorName: string;
  /** Whether the person's plan includes the weekly check-in. */
  hasCheckIns: boolean;
  /** The content with the settings of this device. */
  device: ReactNode;
  /** Called after a setting was saved, because other content on the page may depend on it. */
  onSaved: () => void;
}

const BY_ZONE = "";

/** The settings of the app's behaviour. Each choice is saved at once. */
export function AppPreferences({ known, advisorName, hasCheckIns, device, onSaved }: AppPreferencesProps) {
  const { settings, change, noteOf } = useSettings(known, onSaved);
  return (
    <div className="grid gap-5">
      <div>
        <Choices
          legend={`How ${advisorName} talks`}
          labels={TONE_NAMES}
          chosen={settings.tone}
          onChoose={(tone) => change({ tone })}
          hint={`${TONE_SAMPLES[settings.tone]} ${GENTLE_ON_HIS_OWN}`}
        />
        <Note note={noteOf("tone")} />
      </div>
      <div>
        <Checkbox
          checked={settings.asksFirst}
          onChange={(event) => change({ asksFirst: event.target.checked })}
        >
          Ask me first
          <span className="type-small block text-mist">
            {advisorName} asks up to five short questions under your card. With this off, he just reads it.
          </span>
        </Checkbox>
        <Note note={noteOf("asksFirst")} />
      </div>
      <div>
        <Checkbox
          checked={settings.hasReversedCards}
          onChange={(event) => change({ hasReversedCards: event.target.checked })}
        >
          Allow reversed cards
          <span className="type-small block text-mist">
            With this off, every card is upright, and the receipt of a draw says so.
          </span>
        </Checkbox>
        <Note note={noteOf("hasReversedCards")} />
      </div>
      <div className="grid items-start gap-x-8 gap-y-7 md:grid-cols-2">
        <div>
          <ZoneField settings={settings} onChange={(timeZone) => change({ timeZone })} />
          <Note note={noteOf("timeZone")} />
        </div>
        <div>
          <SelectField
            label="Country for emergency numbers"
            hint="If something you write sounds like danger, this country’s numbers come first."
            value={settings.country ?? BY_ZONE}
            onChange={(event) =>
              change({ country: COUNTRIES.find(({ code }) => code === event.target.value)?.code ?? null })
            }
          >
            <option value={BY_ZONE}>By my time zone</option>
            {COUNTRIES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <Note note={noteOf("country")} />
        </div>
      </div>
      <CheckInSetting
        settings={settings}
        isIncluded={hasCheckIns}
        change={change}
        renderNote={(field) => <Note note={noteOf(field)} />}
      />
      <section aria-labelledby="device" className="border-t border-ripple pt-6">
        <h3 id="device" className="type-log mb-3 text-mist">
          on this device only
        </h3>
        {device}
      </section>
    </div>
  );
}

/** Shows under a field whether the last change was saved. The space is reserved, so that nothing moves. */
function Note({ note }: { note: SettingNote }) {
  const colour = { quiet: "text-mist", good: "text-reed", warning: "text-bill" }[note?.tone ?? "quiet"];
  return (
    <p role="status" className={`type-small mt-1 min-h-6 ${colour}`}>
      {note?.words}
    </p>
  );
}

function ZoneField({
  settings: { timeZone, timeZoneFrom },
  onChange,
}: {
  settings: SettingsOutput;
  onChange: (timeZone: string) => void;
}) {
  const { formatWeekday, formatTime } = useDates();
  const here = browserZone();
  return (
    <SelectField
      label="Time zone"
      value={timeZone ?? ""}
      onChange={(event) => onChange(event.target.value)}
      hint={
        <>
          {timeZoneFrom
            ? `Your days switch to it on ${formatWeekday(timeZoneFrom)} at ${formatTime(timeZoneFrom)}.`
            : "Your day begins at midnight there."}
          {timeZone !== here && (
            <span>
              {" "}
              <Button look="link" onClick={() => onChange(here)}>
                Use {nameZone(here)}
              </Button>
            </span>
          )}
        </>
      }
    >
      {timeZone === null && <option value="">Not set: UTC</option>}
      {listZones(timeZone).map((zone) => (
        <option key={zone} value={zone}>
          {nameZone(zone)}
        </option>
      ))}
    </SelectField>
  );
}
