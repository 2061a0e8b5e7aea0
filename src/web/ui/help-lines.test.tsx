// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { HelpFinderContext } from "./help-finder.ts";
import type { HelpLine } from "./help-line.ts";
import { HelpLines } from "./help-lines.tsx";

const ANSWER_NOW = /These people answer now/;
const TO_CALL = /^People to call/;
const CHECKED = { verifiedOn: "2026-12-01" };

function aLine(details: Partial<HelpLine>): HelpLine {
  const page = "https://lines.example";
  const unchecked = { country: null, url: page, source: page, verifiedOn: null };
  return { name: "A line", kind: "suicide", ...unchecked, ...details };
}

const emergency = aLine({ name: "Emergency services", kind: "emergency", phone: "112", url: "tel:112" });
const directory = aLine({ name: "Find A Helpline", kind: "directory", hours: "24/7" });
const lifeline = aLine({ name: "988 Lifeline", country: "US", phone: "988", text: "988", hours: "24/7" });

afterEach(cleanup);

/** Returns the list of help lines below this heading. */
function under(heading: string | RegExp): HTMLElement {
  const section = screen.getByText(heading).closest("section");
  if (!section) throw new Error(`no section is called ${heading}`);
  return section;
}

describe("the help lines", () => {
  it("the help lines say 'These people answer now' only above verified 24/7 numbers, never above a directory", () => {
    const { rerender } = render(<HelpLines lines={[emergency, directory]} />);
    expect(screen.queryByText(ANSWER_NOW)).toBeNull();
    rerender(<HelpLines lines={[emergency, directory, { ...lifeline, ...CHECKED }]} />);
    expect(within(under(ANSWER_NOW)).queryByText("Find A Helpline")).toBeNull();
    within(under(ANSWER_NOW)).getByText("988 Lifeline");
    within(under("Pages that list people you can call")).getByText("Find A Helpline");
    within(under("If somebody could be hurt or die right now")).getByText("Call 112");
  });

  it("the help lines list unverified numbers only as 'People to call'", () => {
    render(<HelpLines lines={[lifeline]} />);
    expect(screen.queryByText(ANSWER_NOW)).toBeNull();
    within(under(TO_CALL)).getByText("Call 988");
  });

  it("the help lines do not say that a line with limited hours answers now", () => {
    render(<HelpLines lines={[aLine({ phone: "1455", hours: "hours on the site", ...CHECKED })]} />);
    expect(screen.queryByText(ANSWER_NOW)).toBeNull();
    within(under("These people answer at certain hours.")).getByText("Call 1455");
  });

  it("the help lines list a line without a number among the pages", () => {
    render(<HelpLines lines={[aLine({ name: "ShelterSafe", kind: "abuse", hours: "24/7" })]} />);
    within(under("Pages that list people you can call")).getByText("ShelterSafe");
  });

  it("the help lines say which number takes a call and which takes a text message", () => {
    render(<HelpLines lines={[lifeline, aLine({ name: "Crisis text", text: "START to 88788" })]} />);
    expect(screen.getByText("Call 988").getAttribute("href")).toBe("tel:988");
    expect(screen.getByText("Text 988").getAttribute("href")).toBe("sms:988");
    expect(screen.getByText("Text START to 88788").getAttribute("href")).toBeNull();
  });

  it("the help lines keep the star of a number that begins with one", () => {
    render(<HelpLines lines={[aLine({ phone: "*4141" })]} />);
    expect(screen.getByText("Call *4141").getAttribute("href")).toBe("tel:*4141");
  });

  it("the help lines show a source and a date only for a verified line", () => {
    const { rerender } = render(<HelpLines lines={[lifeline]} />);
    screen.getByText(/not verified yet/);
    expect(screen.queryByText(/source/)).toBeNull();
    rerender(<HelpLines lines={[{ ...lifeline, ...CHECKED }]} />);
    screen.getByText(/source lines.example, verified 2026-12-01/);
    expect(screen.queryByText(/not verified yet/)).toBeNull();
  });
});

describe("the country of the help lines", () => {
  const countries = [
    { code: "KE", name: "Kenya" },
    { code: "US", name: "United States" },
  ];
  const show = (lines: HelpLine[], find: (country: string) => Promise<HelpLine[]>) =>
    render(
      <HelpFinderContext value={() => Promise.resolve({ countries, find })}>
        <HelpLines lines={lines} />
      </HelpFinderContext>,
    );

  it("the country of the help lines can be chosen when it is unknown", async () => {
    show([emergency, directory], async () => [aLine({ kind: "emergency", country: "KE", phone: "999" })]);
    fireEvent.change(await screen.findByLabelText("Which country are you in?"), { target: { value: "KE" } });
    await screen.findByText("Call 999");
    expect(screen.queryByText("Call 112")).toBeNull();
    expect((screen.getByLabelText("Numbers for") as HTMLSelectElement).value).toBe("KE");
  });

  it("the country of the help lines can be changed when the server has guessed one", async () => {
    show([lifeline], async () => []);
    expect(((await screen.findByLabelText("Numbers for")) as HTMLSelectElement).value).toBe("US");
  });

  it("the country of the help lines keeps the current numbers when the server does not answer", async () => {
    show([emergency], () => Promise.reject(new Error("no answer")));
    fireEvent.change(await screen.findByLabelText("Which country are you in?"), { target: { value: "KE" } });
    await screen.findByRole("alert");
    screen.getByText("Call 112");
  });
});
