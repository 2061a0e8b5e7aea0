import type { ReactNode } from "react";
import type { SettingsInput, SettingsOutput } from "#contract/settings.ts";
import { WEEKDAYS } from "#domain/weekdays.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField } from "../../ui/select-field.tsx";

interface CheckInSettingProps {
  settings: SettingsOutput;
  /** Whether the person's plan includes the check-in. */
  isIncluded: boolean;
  change: (change: SettingsInput) => void;
  renderNote: (field: keyof SettingsInput) => ReactNode;
}

const OFF = "";

/** The setting for the weekday of the check-in, and for whether an email announces it. */
export function CheckInSetting({ settings, isIncluded, change, renderNote }: CheckInSettingProps) {
  const { checkInWeekday, hasCheckInLetters } = settings;
  if (!isIncluded) return <PremiumOnly />;
  return (
    <div id="check-in" className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
      <div>
        <SelectField
          label="Weekly check-in"
          hint="On that day your home page has one line about it. Skipping is fine."
          value={checkInWeekday === null ? OFF : String(checkInWeekday)}
          onChange={({ target: { value } }) =>
            change({ checkInWeekday: value === OFF ? null : Number(value) })
          }
        >
          <option value={OFF}>Off</option>
          {WEEKDAYS.map((name, weekday) => (
            <option key={name} value={weekday}>
              {name}
            </option>
          ))}
        </SelectField>
        {renderNote("checkInWeekday")}
      </div>
      {checkInWeekday !== null && (
        <div>
          <Checkbox
            checked={hasCheckInLetters}
            onChange={(event) => change({ hasCheckInLetters: event.target.checked })}
          >
            Also by email
            <span className="type-small block text-mist">
              An email with a link and nothing you wrote in it, at most one a week.
            </span>
          </Checkbox>
          {renderNote("hasCheckInLetters")}
        </div>
      )}
    </div>
  );
}

/** What is shown in place of the setting if the plan does not include the check-in. */
function PremiumOnly() {
  return (
    <p id="check-in" className="type-small text-mist">
      The weekly check-in is part of Premium.{" "}
      <ButtonLink look="link" to="/upgrade" className="inline-flex items-center">
        What Premium adds
      </ButtonLink>
    </p>
  );
}
