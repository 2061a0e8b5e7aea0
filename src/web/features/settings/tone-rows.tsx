import { useId } from "react";
import type { SettingsOutput } from "#contract/settings.ts";
import { TONES } from "#domain/duck/tone.ts";
import { GENTLE_ON_HIS_OWN, TONE_NAMES, TONE_SAMPLES } from "./tone-words.ts";
import { useSettings } from "./use-settings.ts";

interface ToneRowsProps {
  /** The settings that were loaded with the account. */
  known: SettingsOutput;
  advisorName: string;
  onSaved: () => void;
}

/** The tones of the advisor in rows, each with a sentence in that tone. A choice is saved at once. */
export function ToneRows({ known, advisorName, onSaved }: ToneRowsProps) {
  const name = useId();
  const { settings, change, noteOf } = useSettings(known, onSaved);
  const note = noteOf("tone");
  return (
    <fieldset>
      <legend className="sr-only">How blunt {advisorName} may be</legend>
      {TONES.map((tone) => (
        <label
          key={tone}
          className="flex min-h-18 cursor-pointer items-center gap-4 border-t border-ripple py-3 hover:text-gold has-checked:text-gold"
        >
          <input
            type="radio"
            name={name}
            className="tick size-5"
            checked={settings.tone === tone}
            onChange={() => change({ tone })}
          />
          <span className="min-w-0">
            <span className="block">{TONE_NAMES[tone]}</span>
            <span className="type-small block text-mist">{TONE_SAMPLES[tone]}</span>
          </span>
        </label>
      ))}
      <p className="type-small border-t border-ripple pt-3 text-mist">{GENTLE_ON_HIS_OWN}</p>
      <p role="status" className={`type-small ${note?.tone === "warning" ? "text-bill" : "sr-only"}`}>
        {note?.words}
      </p>
    </fieldset>
  );
}
