import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Logger } from "../log/log.ts";
import { once } from "../once.ts";
import type { Letter, Mail } from "./mail.ts";

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
/**
 * The file mode of letters in the outbox: readable only by the owner, because letters contain links that sign somebody
 * in.
 */
const OWNER_ONLY = 0o600;

type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">;

/** Sends mail by SMTP if a server is set. Otherwise writes files that a person can open, and logs them. */
export function openMail({ config, log, clock }: { config: MailConfig; log: Logger; clock: Clock }): Mail {
  return config.smtpUrl ? smtpMail(config.smtpUrl, config.mailFrom) : outboxMail(config, { log, clock });
}

/** Returns the folder into which letters are written without a mail server. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, "outbox");
}

function smtpMail(smtpUrl: string, from: string): Mail {
  const transport = whenNeeded(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
    }),
  );
  return {
    description: `by ${new URL(smtpUrl).host}`,
    async send(letter) {
      await (await transport.open()).sendMail(messageOf(letter, from));
    },
    close: transport.close,
  };
}

function outboxMail({ dataDir, mailFrom }: MailConfig, { log, clock }: { log: Logger; clock: Clock }): Mail {
  const folder = outboxFolder(dataDir);
  const transport = whenNeeded(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: "unix" }),
  );
  let counter = 0;
  return {
    description: `into ${folder}`,
    async send(letter) {
      const content = { date: clock.now(), ...messageOf(letter, mailFrom) };
      const { message } = await (await transport.open()).sendMail(content);
      counter += 1;
      const time = clock.now().toISOString().replaceAll(/[:.]/g, "-");
      const file = join(folder, `${time}-${process.pid}-${counter}.eml`);
      await mkdir(folder, { recursive: true });
      // A letter is written beside the folder and then renamed, so that nobody reads an incomplete letter.
      const part = `${folder}.${randomUUID()}.part`;
      await writeFile(part, message, { mode: OWNER_ONLY });
      await rename(part, file);
      log.info({ file }, "a letter waits in the outbox");
    },
    close: transport.close,
  };
}

type Library = typeof import("nodemailer");

/** Loads the library and opens the transport with the first letter, because the library is large. */
function whenNeeded<Transport extends { close(): void }>(create: (library: Library) => Transport) {
  let opened: Transport | undefined;
  let isClosed = false;
  return {
    open: once(async () => {
      opened = create(await import("nodemailer"));
      if (isClosed) opened.close();
      return opened;
    }),
    close() {
      isClosed = true;
      opened?.close();
    },
  };
}

function messageOf({ id, unsubscribeUrl, pictures = [], ...letter }: Letter, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    ...letter,
    attachments: pictures.map(({ id: cid, path }) => ({ cid, path, contentDisposition: "inline" as const })),
    ...(id && { messageId: `<${id}@${domain}>` }),
    ...(unsubscribeUrl && {
      list: { unsubscribe: unsubscribeUrl },
      headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    }),
  };
}
