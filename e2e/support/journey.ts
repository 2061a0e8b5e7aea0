import type { BrowserContextOptions } from "playwright-core";
import { expect, it } from "vitest";
import type { App } from "./launch-app.ts";
import { Person } from "./person.ts";

export interface JourneyTools {
  app: App;
  /** Creates a new person. The pages of all persons are scanned at the end of the journey. */
  someone(options?: BrowserContextOptions): Promise<Person>;
}

/**
 * Defines a journey: a test of what a person does from beginning to end. It ends with an accessibility scan of the page
 * on which each person is.
 */
export function journey(name: string, app: () => App, walk: (tools: JourneyTools) => Promise<void>): void {
  it(name, async () => {
    const people: Person[] = [];
    try {
      await walk({
        app: app(),
        async someone(options) {
          const person = await Person.comes(app().url, options);
          people.push(person);
          return person;
        },
      });
      for (const person of people) expect(await person.faults()).toEqual([]);
    } catch (error) {
      for (const person of people) await person.tellsWhereTheyAre();
      throw error;
    } finally {
      for (const person of people) await person.leaves();
    }
  });
}
