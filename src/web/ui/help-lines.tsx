// Shows whom a person in danger may call, in plain words and without the duck.
import { lazy, type ReactNode, Suspense, useContext, useEffect } from "react";
import { CHOICE_PLACE, countryOf, HelpFinderContext } from "./help-finder.ts";
import type { HelpLine } from "./help-line.ts";
import { enableQuietMode } from "./quiet.ts";

/** The choice of another country. It is loaded lazily, so that the help lines never wait for it. */
const HelpCountry = lazy(() =>
  import("./help-country.tsx").then(({ HelpCountry: component }) => ({ default: component })),
);

type GroupName = "emergency" | "now" | "at-hours" | "unverified" | "page";

const HEADINGS: Record<GroupName, string> = {
  emergency: "If somebody could be hurt or die right now",
  now: "These people answer now, they have heard it before, and you can stay anonymous.",
  "at-hours": "These people answer at certain hours.",
  unverified: "People to call: they have heard it before, and you can stay anonymous.",
  page: "Pages that list people you can call",
};

const NOTES: Partial<Record<GroupName, string>> = {
  unverified: "Nobody here has checked yet whether these numbers answer, or when.",
  page: "They cover nearly every country. A page does not answer; the people it lists do.",
};

/**
 * Lists the help lines in the given order, under a heading for each kind, with the choice of another country. After
 * it was shown, this tab shows no advertising.
 */
export function HelpLines({ lines }: { lines: HelpLine[] }) {
  useEffect(enableQuietMode, []);
  return (
    <Suspense fallback={<WithoutChoice lines={lines} />}>
      <HelpCountry lines={lines}>{showGroups}</HelpCountry>
    </Suspense>
  );
}

/** Shows the lines, with room for the choice of a country where that will stand above them. */
function WithoutChoice({ lines }: { lines: HelpLine[] }) {
  const isQuestionFirst = useContext(HelpFinderContext) !== null && countryOf(lines) === "";
  return (
    <>
      {isQuestionFirst && <div className={CHOICE_PLACE} />}
      {showGroups(lines)}
    </>
  );
}

function showGroups(lines: HelpLine[]): ReactNode {
  return groupLines(lines).map(({ name, members }) => (
    <Group key={`${name} ${members[0]?.name}`} name={name}>
      {members.map((line) => (
        <Line key={`${line.name} ${line.phone ?? line.url}`} line={line} />
      ))}
    </Group>
  ));
}

function Group({ name, children }: { name: GroupName; children: ReactNode }) {
  const note = NOTES[name];
  return (
    <section className="mt-6 first:mt-0">
      <p className="font-medium text-balance">{HEADINGS[name]}</p>
      {note && <p className="type-small text-mist">{note}</p>}
      <ul className="mt-2 list-none">{children}</ul>
    </section>
  );
}

function Line({ line }: { line: HelpLine }) {
  const { phone, text, url, reaches } = line;
  const isEmergency = line.kind === "emergency";
  return (
    <li className="border-t border-ripple py-2">
      {!isEmergency && <p>{line.name}</p>}
      <p className="flex flex-wrap items-center gap-x-5">
        {phone && (
          <a className={`type-title ${LINK}`} href={`tel:${phone.replace(/[^*+\d]/g, "")}`}>
            Call {phone}
          </a>
        )}
        {reaches && <span>{reaches}</span>}
        {text && <TextNumber text={text} />}
        {isPage(url) && (
          <a className={LINK} href={url} rel="noreferrer" target="_blank">
            {hostOf(url)}
          </a>
        )}
      </p>
      <p className="type-log text-mist">{aboutLine(line)}</p>
    </li>
  );
}

const LINK = "underlined inline-flex min-h-11 items-center text-gold";

/**
 * Shows a number for text messages. An instruction such as "START to 88788" is shown as text; a bare number is a
 * link that can be tapped.
 */
function TextNumber({ text }: { text: string }) {
  if (!/^[\d ]+$/.test(text)) return <span>Text {text}</span>;
  return (
    <a className={`type-title ${LINK}`} href={`sms:${text.replaceAll(" ", "")}`}>
      Text {text}
    </a>
  );
}

/** Groups help lines by kind. The groups are in the order of their first lines. */
function groupLines(lines: HelpLine[]): { name: GroupName; members: HelpLine[] }[] {
  const groups: { name: GroupName; members: HelpLine[] }[] = [];
  for (const line of lines) {
    const name = groupOf(line);
    const group = groups.find((known) => known.name === name);
    if (group) group.members.push(line);
    else groups.push({ name, members: [line] });
  }
  return groups;
}

function groupOf({ kind, phone, text, hours, verifiedOn }: HelpLine): GroupName {
  if (kind === "emergency") return "emergency";
  if (phone === undefined && text === undefined) return "page";
  if (verifiedOn === null) return "unverified";
  return hours === "24/7" ? "now" : "at-hours";
}

function aboutLine({ kind, hours, languages = [], source, verifiedOn }: HelpLine): string {
  const spoken = languages.map((code) => languageNames.of(code) ?? code).join(", ");
  const checked =
    verifiedOn === null ? "not verified yet" : `source ${hostOf(source)}, verified ${verifiedOn}`;
  return [kind === "directory" ? "" : hours, spoken, checked].filter(Boolean).join(" · ");
}

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

/**
 * Returns whether the address of a help line is a web page. The address of an emergency number is only the number
 * itself, which is already shown.
 */
function isPage(url: string): boolean {
  return url.startsWith("http");
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url;
}
