import { useState } from "react";
import { applyTheme, readTheme, THEMES, type Theme } from "./theme.ts";

const LABELS: Record<Theme, string> = { system: "As the system", dark: "Night", light: "Daybreak" };

export function ThemeSwitch() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <fieldset>
      <legend className="type-small mb-1 text-mist">Light</legend>
      <div className="flex flex-wrap gap-x-5">
        {THEMES.map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="theme"
              className="tick size-5"
              checked={theme === choice}
              onChange={() => {
                applyTheme(choice);
                setTheme(choice);
              }}
            />
            {LABELS[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
