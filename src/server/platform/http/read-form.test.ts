import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { serve } from "#test-support/serve.ts";
import { AppError } from "../errors/app-error.ts";
import { readFields, readForm } from "./read-form.ts";

const MOST_FILE_BYTES = 200_000;
const multipart = { "content-type": "multipart/form-data; boundary=b" };
const whole = (...parts: string[]) => [...parts.map((part) => `--b\r\n${part}\r\n`), "--b--\r\n"].join("");
const field = (name: string, value: string) =>
  `content-disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (content: string) =>
  `content-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n${content}`;

type Read = (...exchange: Parameters<typeof readFields>) => Promise<FormData>;

/** Starts a server that answers with what it read, or with the code of its refusal. */
async function serveForms(read: Read) {
  const { url } = await serve(async (asked, response) => {
    try {
      const form = await read({ request: asked, response });
      const entries = await Promise.all(
        [...form].map(async ([name, value]) => [
          name,
          typeof value === "string" ? value : await value.text(),
        ]),
      );
      response.end(JSON.stringify(entries));
    } catch (error) {
      response.end(error instanceof AppError ? error.code : String(error));
    }
  });
  /** Sends a body in these pieces, one after the other. */
  return async (headers: Record<string, string>, ...pieces: string[]): Promise<string> => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const sent = request(url, { method: "POST", headers }, async (answer) => {
      let text = "";
      for await (const chunk of answer) text += String(chunk);
      resolve(text);
    });
    sent.on("error", reject);
    for (const piece of pieces) await new Promise<void>((done) => sent.write(piece, () => done()));
    sent.end();
    return await promise;
  };
}

const send = await serveForms((exchange) => readForm(exchange, MOST_FILE_BYTES));
const sendFields = await serveForms(readFields);

describe("a form with a file", () => {
  it("is read, however it is cut into pieces, and whatever follows its end", async () => {
    const content = "is --b an end, or \r\n--a? ".repeat(3000);
    const body = whole(field("pictureId", "0190"), file(content));
    const expected = JSON.stringify([
      ["pictureId", "0190"],
      ["picture", content],
    ]);
    expect(await send(multipart, body)).toBe(expected);
    expect(await send(multipart, ...(body.match(/[\s\S]{1,4001}/g) ?? []))).toBe(expected);
    expect(await send(multipart, body.slice(0, -2), "\r\n", "an epilogue")).toBe(expected);
  });

  it("is read without an unknown header that is too long", async () => {
    const unknown = whole(`x-a: ${"a".repeat(150_000)}\r\n${field("pictureId", "1")}`);
    expect(await send(multipart, unknown)).toBe("[]");
  });

  it.each([
    ["a file that is too large", whole(file("x".repeat(MOST_FILE_BYTES + 1))), "payload_too_large"],
    [
      "a name of 150 kB",
      whole(`content-disposition: form-data; name="${"a".repeat(150_000)}"\r\n\r\nx`),
      "invalid_input",
    ],
    ["a name of escapes", whole(field("%22".repeat(50_000), "x")), "invalid_input"],
    ["a field without a name", whole("content-disposition: form-data\r\n\r\nx"), "invalid_input"],
    ["five parts", whole(...Array.from({ length: 5 }, () => field("a", "1"))), "invalid_input"],
    ["three thousand parts", whole(...Array.from({ length: 3000 }, () => field("a", ""))), "invalid_input"],
    ["two files", whole(file("one"), file("two")), "invalid_input"],
    ["a field of two thousand characters", whole(field("pictureId", "a".repeat(2000))), "invalid_input"],
    ["no end", whole(file("cut off")).slice(0, -10), "invalid_input"],
    ["a header without an end", `--b\r\n${"a".repeat(100_000)}`, "invalid_input"],
    ["nothing in it", "", "invalid_input"],
  ])("is refused for %s", async (_what, body, code) => {
    expect(await send(multipart, body)).toBe(code);
  });

  it.each(["multipart/form-data", "multipart/mixed; boundary=b", "application/x-www-form-urlencoded", ""])(
    "is refused as %s",
    async (type) => {
      expect(await send({ "content-type": type }, whole(file("one")))).toBe("invalid_input");
    },
  );
});

describe("a form without a file", () => {
  const stop = JSON.stringify([["List-Unsubscribe", "One-Click"]]);

  it("is read in both encodings of forms, and another body is taken for an empty one", async () => {
    expect(await sendFields(multipart, whole(field("List-Unsubscribe", "One-Click")))).toBe(stop);
    const urlencoded = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" };
    expect(await sendFields(urlencoded, "List-Unsubscribe=One-Click")).toBe(stop);
    expect(await sendFields({ "content-type": "application/json" }, "{}")).toBe("[]");
  });

  it("is refused with one, and keeps four fields", async () => {
    expect(await sendFields(multipart, whole(file("x")))).toBe("payload_too_large");
    const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
    expect(JSON.parse(await sendFields(urlencoded, "a=1&".repeat(10_000)))).toHaveLength(4);
  });
});
