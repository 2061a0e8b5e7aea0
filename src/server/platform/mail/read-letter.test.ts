import { createTransport } from "nodemailer";
import { expect, it } from "vitest";
import { readLetter } from "./read-letter.ts";

const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });

async function written(letter: object): Promise<string> {
  const { message } = await transport.sendMail({
    from: "duck@example.org",
    to: "dana@example.org",
    ...letter,
  });
  return message.toString();
}

const LONG = `A line that is longer than a line of a letter may be, ${"and longer, ".repeat(20)}with = and ü.`;
const MANY_SIGNS = "Ünïcödé, ßtrange ünd löng, ".repeat(10);

it.each([
  ["plain", "One line.\n\nAnother.", "<p>One line.</p>"],
  ["long", LONG, `<p title="a=b">${LONG}</p>`],
  ["without ASCII", MANY_SIGNS, `<p>${MANY_SIGNS}</p>`],
])(
  "a stored letter with %s parts is read with the text and the HTML that were written",
  async (_, text, html) => {
    const read = await readLetter(
      await written({ subject: "Ein Gruß, and a subject long enough for two lines: ü", text, html }),
    );
    expect(read).toMatchObject({
      to: "dana@example.org",
      subject: "Ein Gruß, and a subject long enough for two lines: ü",
    });
    expect(read.text.trimEnd()).toBe(text.trimEnd());
    expect(read.html?.trimEnd()).toBe(html);
  },
);

it("a stored letter without HTML is read as text alone", async () => {
  const read = await readLetter(await written({ subject: "Hello", text: "One line." }));
  expect([read.text.trimEnd(), read.html]).toEqual(["One line.", null]);
});
