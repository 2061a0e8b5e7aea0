// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { HelpFinderContext } from "./help-finder.ts";
import type { HelpLine } from "./help-line.ts";
import { HelpLines } from "./help-lines.tsx";

const PAGE = { page: "https://www.lines.example/about", comparedOn: "2026-12-01" };

function aLine(details: Partial<HelpLine>): HelpLine {
  return {
    name: "A line",
    kind: "suicide",
    country: null,
    url: "https://lines.example",
    source: { ...PAGE, by: "press", dated: "2024-05" },
    ...details,
  };
}

const emergency = aLine({
  name: "Emergency services",
  kind: "emergency",
  phone: "112",
  url: undefined,
  source: undefined,
});
const directory = aLine({ name: "Find A Helpline", kind: "directory", source: undefined });
const lifeline = aLine({ name: "988 Lifeline", country: "US", phone: "988", text: "988", hours: "24/7" });

afterEach(cleanup);

/** Returns the list of help lines below this heading. */
function under(heading: string | RegExp): HTMLElement {
  const section = screen.getByText(heading).closest("section");
  if (!section) throw new Error(`no section is called ${heading}`);
  return section;
}

const textOf = (line: HelpLine) => {
  const { container, unmount } = render(<HelpLines lines={[line]} />);
  const text = container.textContent;
  unmount();
  return text;
};

describe("the help lines", () => {
  it("stand under a heading for each kind, in the order that they have", () => {
    render(
      <HelpLines lines={[aLine({ kind: "abuse", name: "Abuse line" }), emergency, lifeline, directory]} />,
    );
    within(under("If somebody hurts, controls or frightens you")).getByText("Abuse line");
    within(under("If somebody could be hurt or die right now")).getByText("Call 112");
    within(under(/^People to talk to/)).getByText("988 Lifeline");
    within(under("Pages that list people you can call")).getByText("Find A Helpline");
    expect(screen.queryByText("Less certain")).toBeNull();
  });

  it("set apart what no page or only an open list confirms, whatever its kind", () => {
    const listed = aLine({ name: "Listed line", source: { ...PAGE, by: "list" } });
    render(
      <HelpLines
        lines={[lifeline, aLine({ kind: "child", name: "Unknown line", source: undefined }), listed]}
      />,
    );
    within(under("Less certain")).getByText("Unknown line");
    within(under("Less certain")).getByText("Listed line");
  });

  it("say which number takes a call and which takes a text message", () => {
    render(<HelpLines lines={[lifeline, aLine({ name: "Crisis text", text: "START to 88788" })]} />);
    expect(screen.getByText("Call 988").getAttribute("href")).toBe("tel:988");
    expect(screen.getByText("Text 988").getAttribute("href")).toBe("sms:988");
    expect(screen.getByText("Text START to 88788").getAttribute("href")).toBe("sms:88788?&body=START");
  });

  it("link every number of a line, each as it is dialled", () => {
    render(<HelpLines lines={[aLine({ phone: "(011) 5275 1135", alsoPhones: ["*4141"] })]} />);
    expect(screen.getByText("Call (011) 5275 1135").getAttribute("href")).toBe("tel:01152751135");
    expect(screen.getByText("Call *4141").getAttribute("href")).toBe("tel:*4141");
  });

  it("open a chat and WhatsApp in a tab of their own that learns nothing of this one", () => {
    const chat = "https://www.chat.example/now";
    render(<HelpLines lines={[aLine({ chat, url: chat, whatsapp: "+55 61 9610 0180" })]} />);
    for (const [name, address] of [
      ["Chat on chat.example", chat],
      ["WhatsApp +55 61 9610 0180", "https://wa.me/556196100180"],
    ] as const) {
      const link = screen.getByRole("link", { name });
      expect(["href", "target", "rel"].map((key) => link.getAttribute(key))).toEqual([
        address,
        "_blank",
        "noreferrer",
      ]);
    }
    expect(screen.getAllByRole("link")).toHaveLength(2);
  });

  it("say beside the emergency number how to call without speaking, and nothing of a check", () => {
    const silent = "Call 999, stay silent and press 55.";
    const text = textOf({ ...emergency, phone: "999", silent });
    expect(text).toContain(silent);
    expect(text).not.toMatch(/verified|checked|confirm/i);
  });

  it.each([
    ["operator", "Checked against the operator’s page lines.example (page of 2016-09) on 2026-12-01"],
    ["government", "Checked against a government page lines.example (page of 2016-09) on 2026-12-01"],
    ["press", "From the press (2016-09)"],
    ["other", "From another organisation’s page (2016-09)"],
    ["list", "From an open list (2016-09)"],
  ] as const)("say of a number from a page of the kind '%s': %s", (by, sentence) => {
    expect(textOf(aLine({ source: { ...PAGE, by, dated: "2016-09" } }))).toContain(sentence);
  });

  it("say 'Checked' only of an operator's or a government's page", () => {
    for (const by of ["press", "other", "list"] as const) {
      expect(textOf(aLine({ source: { ...PAGE, by } })), by).not.toContain("Checked");
    }
    expect(textOf(aLine({ source: undefined }))).not.toContain("Checked");
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

  it("can be chosen when it is unknown", async () => {
    show([emergency, directory], async () => [aLine({ kind: "emergency", country: "KE", phone: "999" })]);
    fireEvent.change(await screen.findByLabelText("Which country are you in?"), { target: { value: "KE" } });
    await screen.findByText("Call 999");
    expect(screen.queryByText("Call 112")).toBeNull();
    expect((screen.getByLabelText("Numbers for") as HTMLSelectElement).value).toBe("KE");
  });

  it("can be changed when the server has guessed one", async () => {
    show([lifeline], async () => []);
    expect(((await screen.findByLabelText("Numbers for")) as HTMLSelectElement).value).toBe("US");
  });

  it("keeps the current numbers when the server does not answer", async () => {
    show([emergency], () => Promise.reject(new Error("no answer")));
    fireEvent.change(await screen.findByLabelText("Which country are you in?"), { target: { value: "KE" } });
    await screen.findByRole("alert");
    screen.getByText("Call 112");
  });
});
