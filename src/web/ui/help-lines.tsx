// Shows whom a person in danger may call, in plain words and without the duck.
import { lazy, type ReactNode, Suspense, useContext, useEffect } from "react";
import { buttonLook } from "./button.tsx";
import { CHOICE_PLACE, countryOf, HelpFinderContext, withEmergencyApart } from "./help-finder.ts";
import type { HelpLine, HelpLineSource } from "./help-line.ts";
import { turnOffNotices } from "./quiet.ts";

/** The choice of another country. It is loaded lazily, so that the help lines never wait for it. */
const HelpCountry = lazy(() =>
  import("./help-country.tsx").then(({ HelpCountry: component }) => ({ default: component })),
);

type GroupName = HelpLine["kind"] | "unsure";

const HEADINGS: Record<GroupName, string> = {
  emergency: "If somebody could be hurt or die right now",
  suicide: "People to talk to, whatever it is. They have heard it before.",
  abuse: "If somebody hurts, controls or frightens you",
  child: "For children and teenagers",
  eating: "If it is about food and eating",
  directory: "Pages that list people you can call",
  unsure: "Less certain",
};

const NOTES: Partial<Record<GroupName, string>> = {
  directory:
    "They cover nearly every country. The page itself cannot answer you: call one of the people on it.",
  unsure: "No page of the people behind these numbers, or of the press, was found to confirm them.",
};

/**
 * Lists the help lines in the given order, under a heading for each kind, with the choice of another country. After
 * it was shown, this tab shows no advertising.
 */
export function HelpLines({ lines }: { lines: HelpLine[] }) {
  useEffect(turnOffNotices, []);
  return (
    <Suspense fallback={<WithoutChoice lines={lines} />}>
      <HelpCountry lines={lines}>{showGroups}</HelpCountry>
    </Suspense>
  );
}

/** Shows the lines, with room for the choice of a country where that will stand among them. */
function WithoutChoice({ lines }: { lines: HelpLine[] }) {
  const isAsked = useContext(HelpFinderContext) !== null;
  if (countryOf(lines) !== "") return showGroups(lines);
  const { emergency, others } = withEmergencyApart(lines);
  return (
    <>
      {showGroups(emergency)}
      {isAsked && <div className={CHOICE_PLACE} />}
      <div className="mt-6">{showGroups(others)}</div>
    </>
  );
}

/** Shows the lines below a heading for each kind. */
export function showGroups(lines: HelpLine[]): ReactNode {
  return groupLines(lines).map(({ name, members }) => (
    <Group key={`${name} ${members[0]?.name}`} name={name}>
      {members.map((line) => (
        <Line key={`${line.name} ${line.phone}`} line={line} />
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
  const { name, kind, phone, alsoPhones = [], reaches, text, whatsapp, chat, silent, url, source } = line;
  const about = kind === "directory" ? languagesOf(line) : aboutLine(line);
  return (
    <li className="border-t border-ripple py-2">
      {kind !== "emergency" && <p>{name}</p>}
      <p className="flex flex-wrap items-center gap-x-5">
        {[phone ?? [], alsoPhones].flat().map((number) => (
          <a
            key={number}
            className={`type-title whitespace-nowrap ${kind === "emergency" ? CALL : LINK}`}
            href={addressOfCall(number)}
          >
            Call {number}
          </a>
        ))}
        {reaches && <span>{reaches}</span>}
        {text && (
          <a className={`type-title ${LINK}`} href={addressOfText(text)}>
            Text {text}
          </a>
        )}
        {whatsapp && (
          <PageLink url={`https://wa.me/${whatsapp.replace(/\D/g, "")}`}>WhatsApp {whatsapp}</PageLink>
        )}
        {chat && <PageLink url={chat}>Chat on {hostOf(chat)}</PageLink>}
        {url && url !== chat && <PageLink url={url}>{hostOf(url)}</PageLink>}
      </p>
      {silent && <p>{silent}</p>}
      {about && <p className="type-log text-mist">{about}</p>}
      {source && (
        <p className="type-log text-mist">
          <Source source={source} />
        </p>
      )}
    </li>
  );
}

const CALL = buttonLook("outline", "my-1 min-h-14 max-sm:w-full");
const LINK = "underlined inline-flex min-h-11 items-center text-gold";

function PageLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a className={LINK} href={url} rel="noreferrer" target="_blank">
      {children}
    </a>
  );
}

const FOUND_ON: Record<HelpLineSource["by"], string> = {
  operator: "Checked against the operator’s page",
  government: "Checked against a government page",
  press: "From the press",
  other: "From another organisation’s page",
  list: "From an open list",
};

/** Says whose page states the number, how old that page is, and when the line was compared with it. */
function Source({ source: { page, by, dated, comparedOn } }: { source: HelpLineSource }) {
  const isChecked = by === "operator" || by === "government";
  if (!isChecked || page === undefined) return `${FOUND_ON[by]} (${dated ?? "undated"})`;
  return (
    <>
      {FOUND_ON[by]}{" "}
      <a className="underlined" href={page} rel="noreferrer" target="_blank">
        {hostOf(page)}
      </a>{" "}
      ({dated ? `page of ${dated}` : "undated page"}) on {comparedOn}
    </>
  );
}

/** Returns the address that calls a number. */
export function addressOfCall(number: string): string {
  return `tel:${number.replace(/[^*+\d]/g, "")}`;
}

/** Returns the address that opens a message: "SHOUT to 85258" is a word and the number to which it is sent. */
function addressOfText(text: string): string {
  const [, word, number = text] = /^(\S+) to ([\d ]+)$/.exec(text) ?? [];
  // Both iOS and Android take the word with "?&".
  return `sms:${number.replaceAll(" ", "")}${word ? `?&body=${encodeURIComponent(word)}` : ""}`;
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

function groupOf({ kind, source }: HelpLine): GroupName {
  if (kind === "emergency" || kind === "directory") return kind;
  return source === undefined || source.by === "list" ? "unsure" : kind;
}

function aboutLine(line: HelpLine): string {
  return [line.hours, languagesOf(line), line.note].filter(Boolean).join(" · ");
}

function languagesOf({ languages = [] }: HelpLine): string {
  return languages.map((code) => languageNames.of(code) ?? code).join(", ");
}

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url;
}
