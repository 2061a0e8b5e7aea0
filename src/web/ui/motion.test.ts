import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const styles = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({ name, css: readFileSync(join(import.meta.dirname, name), "utf8") }));

it("every style that respects the system's reduced motion setting respects the app's switch too", () => {
  const asking = styles.flatMap(({ name, css }) =>
    Array.from(css.matchAll(/prefers-reduced-motion/g), () => name),
  );
  expect(asking).toEqual(["tokens.css"]);
});

it("every endless or turning animation has a style for reduced motion", () => {
  const utilities = styles.flatMap(({ css }) =>
    Array.from(css.matchAll(/@utility ([\w-]+) \{\n([\s\S]*?)\n\}/g), ([, name = "", body = ""]) => ({
      name,
      body,
    })),
  );
  const moving = utilities.filter(({ body }) => /animation:[^;]*(infinite|turn-up)/.test(body));
  expect(moving.length).toBeGreaterThan(3);
  expect(moving.filter(({ body }) => !body.includes("@variant still"))).toEqual([]);
});
