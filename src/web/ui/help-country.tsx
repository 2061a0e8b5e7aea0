import { type ReactNode, useContext, useEffect, useState } from "react";
import {
  CHOICE_PLACE,
  countryOf,
  type HelpFinder,
  HelpFinderContext,
  withEmergencyApart,
} from "./help-finder.ts";
import type { HelpLine } from "./help-line.ts";
import { SelectField } from "./select-field.tsx";

interface HelpCountryProps {
  /** The help lines for the country in which the server assumes the person to be. */
  lines: HelpLine[];
  children: (shown: HelpLine[]) => ReactNode;
}

/**
 * Says which country the help lines are for, and lets the person choose another one. If the country is unknown, the question
 * for it comes right after the emergency numbers.
 */
export function HelpCountry({ lines, children }: HelpCountryProps) {
  const [chosen, setChosen] = useState<{ country: string; lines: HelpLine[] } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const finder = useFinder();
  const isOffered = useContext(HelpFinderContext) !== null;
  const guessed = countryOf(lines);
  const country = chosen?.country ?? guessed;
  const find = (wanted: string) => {
    setFailed(false);
    finder?.find(wanted).then(
      (found) => setChosen({ country: wanted, lines: found }),
      () => setFailed(true),
    );
  };
  const choice = finder && (
    <div className={`${CHOICE_PLACE} ${country === "" ? "print:hidden" : ""}`}>
      <SelectField
        label={country === "" ? "Which country are you in?" : "Numbers for"}
        value={country}
        onChange={(event) => find(event.target.value)}
      >
        {country === "" && <option value="">Choose your country</option>}
        {finder.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {hasFailed && (
        <p role="alert" className="type-small mt-1">
          The numbers for that country did not load. The ones here are still worth trying.
        </p>
      )}
    </div>
  );
  const shown = chosen?.lines ?? lines;
  if (guessed !== "") {
    return (
      <>
        <div aria-live="polite">{children(shown)}</div>
        {choice}
      </>
    );
  }
  const { emergency, others } = withEmergencyApart(shown);
  return (
    <>
      <div aria-live="polite">{children(emergency)}</div>
      {choice ?? (isOffered && <div className={CHOICE_PLACE} />)}
      <div aria-live="polite" className="mt-6">
        {children(others)}
      </div>
    </>
  );
}

/** Returns the finder of help lines; `null` until it has loaded, and while offline. */
function useFinder(): HelpFinder | null {
  const load = useContext(HelpFinderContext);
  const [finder, setFinder] = useState<HelpFinder | null>(null);
  useEffect(() => {
    let isGone = false;
    load?.().then(
      (loaded) => {
        if (!isGone) setFinder(loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return finder;
}
