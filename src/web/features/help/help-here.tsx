// The help lines of the browser's country. All data is in the page; no server is asked.
import { useEffect, useState } from "react";
import { HELP_COUNTRIES } from "#domain/safety/help-countries.ts";
import { type OfferedLine, offerHelp } from "#domain/safety/offer-help.ts";
import { type HelpFinder, HelpFinderContext } from "../../ui/help-finder.ts";
import { HelpLines } from "../../ui/help-lines.tsx";

/** Shows help lines for everybody: in the prerendered page, and for a time zone without a known country. */
const ANYWHERE = offerHelp({});

/** Help lines for the person's own country, with a choice of other countries. */
export function HelpHere() {
  const [lines, setLines] = useState<OfferedLine[]>(ANYWHERE);
  useEffect(() => {
    setLines(offerHelp({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }));
  }, []);
  return (
    <HelpFinderContext value={loadFinder}>
      <HelpLines lines={lines} />
    </HelpFinderContext>
  );
}

/** Provides the country choice that the crisis help also has, without asking a server. */
async function loadFinder(): Promise<HelpFinder> {
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  const countries = HELP_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }));
  return {
    countries: countries.sort((one, other) => one.name.localeCompare(other.name)),
    find: async (country) => offerHelp({ country }),
  };
}
