// The help lines of every country on one page, for paper and for a browser without scripts.
import { useEffect } from "react";
import { HELP_COUNTRIES } from "#domain/help/help-countries.ts";
import { COUNTRY_HELP, helpLinesFor } from "#domain/help/help-lines.ts";
import { offerHelp } from "#domain/help/offer-help.ts";
import { showGroups } from "../../ui/help-lines.tsx";
import { turnOffNotices } from "../../ui/quiet.ts";

const names = new Intl.DisplayNames(["en"], { type: "region" });
const byName = (codes: readonly string[]) =>
  codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));

const WITH_LINES = byName(COUNTRY_HELP.map(({ country }) => country));
const NUMBERS_ONLY = byName(
  HELP_COUNTRIES.filter((code) => helpLinesFor({ country: code }).lines.length === 0),
);

export function HelpEverywhere() {
  useEffect(turnOffNotices, []);
  return (
    <article className="page-frame page-column pt-4 pb-10 md:pt-10">
      <h1 className="type-display">Help in every country</h1>
      <nav aria-label="Countries" className="mt-4">
        <ul className="grid list-none grid-cols-2 gap-x-4 sm:grid-cols-3">
          {WITH_LINES.map(({ code, name }) => (
            <li key={code}>
              <a className="underlined inline-flex min-h-11 items-center" href={`#${code}`}>
                <CountryName name={name} />
              </a>
            </li>
          ))}
          <li>
            <a className="underlined inline-flex min-h-11 items-center" href="#others">
              Other countries
            </a>
          </li>
        </ul>
      </nav>
      {WITH_LINES.map(({ code, name }) => (
        <section key={code} className="mt-10">
          <h2 id={code} className="type-title">
            <CountryName name={name} />
          </h2>
          <div className="mt-3">
            {showGroups(offerHelp({ country: code }).filter(({ kind }) => kind !== "directory"))}
          </div>
        </section>
      ))}
      <section className="mt-10">
        <h2 id="others" className="type-title">
          Other countries
        </h2>
        <p className="mt-3">
          No line is known here for these. Pages that list lines in nearly every country: findahelpline.com
          and iasp.info.
        </p>
        <ul className="mt-3 list-none">
          {NUMBERS_ONLY.map(({ code, name }) => (
            <li key={code}>
              <CountryName name={name} />: {emergencyNumbersIn(code)}
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

/** The name of a country. Browsers and the build may spell one differently; then the one of the build stays. */
function CountryName({ name }: { name: string }) {
  return <span suppressHydrationWarning>{name}</span>;
}

function emergencyNumbersIn(country: string): string {
  return helpLinesFor({ country })
    .emergency.map(({ phone, reaches }) => [phone, reaches].filter(Boolean).join(" "))
    .join(", ");
}
