// The help lines of the browser's country. All data is part of the page; no server is called.

import { useEffect, useState } from "react";
import { HELP_COUNTRIES } from "#domain/help/help-countries.ts";
import { type OfferedLine, offerHelp } from "#domain/help/offer-help.ts";
import { browserZone } from "../../api/dates.ts";
import { countryOf, type HelpFinder, HelpFinderContext } from "../../ui/help-finder.ts";
import { HelpLines } from "../../ui/help-lines.tsx";

/**
 * The help lines for an unknown country: used in the prerendered page, and if the time zone belongs to no known
 * country.
 */
const ANYWHERE = offerHelp({});

/** Shows help lines for the person's own country, with a choice of other countries. */
export function HelpHere() {
  const [lines, setLines] = useState<OfferedLine[]>(ANYWHERE);
  useEffect(() => {
    const here = offerHelp({ timeZone: browserZone() });
    if (countryOf(here) !== "") setLines(here);
  }, []);
  return (
    <HelpFinderContext value={loadFinder}>
      {/* Lines of a country take the place of the others as a whole, instead of pushing some of them down. */}
      <HelpLines key={lines === ANYWHERE ? "anywhere" : "here"} lines={lines} />
    </HelpFinderContext>
  );
}

/** Returns the finder that the choice of a country uses. It needs no server. */
async function loadFinder(): Promise<HelpFinder> {
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  const countries = HELP_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }));
  return {
    countries: countries.sort((one, other) => one.name.localeCompare(other.name)),
    find: async (country) => offerHelp({ country }),
  };
}
