import { beforeAll, describe, expect, it } from "vitest";
import { pathsOf } from "#contract/pages.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { Person } from "./support/person.ts";
import { getsReading } from "./support/reading-steps.ts";
import { seedMonths } from "./support/seed-months.ts";
import { faultsOfSpacedText } from "./support/text-spacing.ts";

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const NAMED = { ":slug": "the-ping", ":year": String(new Date().getFullYear()) };

let member: Person;
/** What stands for the names in the paths of pages, such as `:id`. */
let places: Record<string, string>;
beforeAll(async () => {
  member = await Person.comes(app().url);
  await member.getsAnAccount();
  // A person is redirected to onboarding only once, so this visit uses up the redirect.
  await member.opens("/onboarding");
  await member.isAt("/onboarding");
  const insight = await getsReading(member, { answers: { act: "Send page four to Dana as it is." } });
  // Charts have labels only where there is something to show.
  await seedMonths(app(), member.email);
  const { items } = await (await member.context.request.get("/api/blocks")).json();
  places = { ...NAMED, "/insights/:id": `/insights/${insight}`, ":blockId": items[0].id };
});

/** Opens the pages one after another with the text spaced. Returns what is wrong with each, by the page's path. */
async function faultsOf(person: Person, paths: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const address = Object.entries(places).reduce((said, [name, value]) => said.replace(name, value), path);
    await person.page.goto(address, { waitUntil: "networkidle" });
    const faults = await faultsOfSpacedText(person.page);
    if (faults.length > 0) found[path] = faults;
  }
  return found;
}

describe.each(WINDOWS)("text with wide spacing in a window of $width by $height", (viewport) => {
  it("text with wide spacing is neither cut nor overlaps on any page for visitors", async () => {
    const visitor = await Person.comes(app().url, { viewport });
    expect(await faultsOf(visitor, pathsOf("public", "open"))).toEqual({});
    await visitor.leaves();
  });

  it("text with wide spacing is neither cut nor overlaps on any page of a person with months of readings", async () => {
    await member.page.setViewportSize(viewport);
    expect(await faultsOf(member, ["/", "/cards", "/cards/:slug", ...pathsOf("member")])).toEqual({});
  });
});
