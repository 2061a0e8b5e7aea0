// The types of settings. Each type describes in words what it allows, for the error message.
import { statSync } from "node:fs";
import * as z from "zod";
import { trimEndWhere } from "#domain/text/trim-end.ts";

const KEY_BYTES = 32;

export interface MasterKey {
  id: string;
  key: Uint8Array;
}

const describedAs = (allowed: string) => ({ error: () => allowed });
export const secretSettings = new WeakSet<z.ZodType>();

function secretly<Schema extends z.ZodType>(schema: Schema): Schema {
  secretSettings.add(schema);
  return schema;
}

function givenWholeNumber({ min, max }: { min: number; max: number }) {
  const allowed = describedAs(`a whole number from ${min} to ${max}`);
  return z
    .string()
    .regex(/^\d{1,9}$/, allowed)
    .transform(Number)
    .pipe(z.number().min(min, allowed).max(max, allowed));
}

function wholeNumber({ fallback, ...bounds }: { min: number; max: number; fallback: number }) {
  return givenWholeNumber(bounds).default(fallback);
}

function optionalWholeNumber(bounds: { min: number; max: number }) {
  return givenWholeNumber(bounds).optional();
}

function text({ fallback, maxLength = 1000 }: { fallback: string; maxLength?: number }) {
  return z
    .string()
    .max(maxLength, describedAs(`a text of at most ${maxLength} characters`))
    .default(fallback);
}

/** A folder that exists. */
const folder = () =>
  z
    .string()
    .refine(
      (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory(),
      describedAs("a folder that exists"),
    )
    .optional();

const optionalText = () => z.string().optional();

function secret({ minLength = 1 }: { minLength?: number } = {}) {
  return secretly(
    z
      .string()
      .min(minLength, describedAs(`a text of at least ${minLength} characters`))
      .optional(),
  );
}

function address(protocols: readonly string[], options: { secret?: boolean } = {}) {
  const allowed = `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`;
  const hasProtocol = (value: string) => protocols.includes(URL.parse(value)?.protocol ?? "");
  const schema = z.string().refine(hasProtocol, describedAs(allowed)).optional();
  return options.secret ? secretly(schema) : schema;
}

const mailAddress = () =>
  z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, describedAs("an e-mail address"))
    .optional();

/** A list of hosts, written `name,name:port`, in lower case. */
function hosts() {
  const allowed = describedAs("host names separated by commas, each with its port where it has one");
  const host = z.string().regex(/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/, allowed);
  return z
    .string()
    .default("")
    .transform((list) =>
      list
        .toLowerCase()
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    )
    .pipe(z.array(host));
}

/**
 * The address of Ollama, in the forms that Ollama's own programs take: a host, a port, both, or a whole address. All
 * addresses of a machine (`0.0.0.0`) are asked for on loopback. `null` where it is none of these: the setting is Ollama's, so
 * it is refused only where it is needed.
 */
function ollamaHost() {
  return z
    .string()
    .transform((value) => readOllamaHost(value) ?? null)
    .optional();
}

/** The addresses on which a server listens for everybody, and no address, by the one at which this machine reaches it. */
const REACHABLE: Record<string, string> = { "": "127.0.0.1", "0.0.0.0": "127.0.0.1", "[::]": "[::1]" };
const USUAL_PORTS: Record<string, string> = { "http://": "80", "https://": "443" };

function readOllamaHost(value: string): string | undefined {
  const bare = value.replaceAll(/^["']|["']$/g, "");
  // An IPv6 address may stand without its brackets.
  const given = /^[\da-f]*:[\da-f]*:[\da-f:]*$/i.test(bare) ? `[${bare}]` : bare;
  const [, scheme = "", host = "", port = "", path = ""] =
    /^(https?:\/\/)?(\[[\da-f:]+\]|[\w.-]*)(?::(\d{1,5}))?(\/[\w./-]*)?$/i.exec(given) ?? [];
  if (!host && !port) return undefined;
  const usualPort = USUAL_PORTS[scheme.toLowerCase()] ?? "11434";
  const address = URL.parse(`${scheme || "http://"}${REACHABLE[host] ?? host}:${port || usualPort}${path}`);
  return address ? trimEndWhere(address.href, /\//) : undefined;
}

function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, describedAs(`one of ${values.join(", ")}`)).optional();
}

function onOff({ fallback = false } = {}) {
  return z
    .enum(["on", "off"], describedAs("on or off"))
    .transform((value) => value === "on")
    .default(fallback);
}

/** A list of master keys, written `id:base64,id:base64`: 32 bytes each; the first is the current key. */
function masterKeys() {
  const allowed = `pairs of id:base64 separated by commas, ${KEY_BYTES} bytes each, every id once`;
  const schema = z.string().transform((list, context): MasterKey[] => {
    const keys = list.split(",").map(readMasterKey);
    const ids = new Set(keys.map((key) => key?.id));
    if (keys.every((key) => key !== undefined) && ids.size === keys.length) return keys;
    context.addIssue({ code: "custom", message: allowed });
    return z.NEVER;
  });
  return secretly(schema.optional());
}

function readMasterKey(pair: string): MasterKey | undefined {
  const [, id, encoded] = /^([\w.-]{1,64}):([A-Za-z0-9+/_-]+={0,2})$/.exec(pair.trim()) ?? [];
  if (!id || !encoded) return undefined;
  const key = Buffer.from(encoded, "base64");
  return key.length === KEY_BYTES ? { id, key } : undefined;
}

export const setting = {
  wholeNumber,
  optionalWholeNumber,
  text,
  optionalText,
  folder,
  secret,
  address,
  mailAddress,
  hosts,
  choice,
  ollamaHost,
  onOff,
  masterKeys,
};
