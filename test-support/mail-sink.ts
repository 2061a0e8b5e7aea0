// A mail server on loopback that speaks SMTP and keeps the letters that it accepted.
import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { readLetter, type StoredLetter } from "#server/platform/mail/read-letter.ts";

/** The steps of a delivery: the sender names the recipient, begins the content, has sent it all, and is told "accepted". */
export type DeliveryStep = "recipient" | "content" | "received" | "accepted";

export interface AcceptedLetter extends StoredLetter {
  acceptedAt: number;
}

export interface MailSink {
  /** The value for `SMTP_URL`. */
  url: string;
  /** The accepted letters, oldest first. */
  letters: readonly AcceptedLetter[];
  close(): Promise<void>;
}

/**
 * Starts the server. `onStep` is called with the step and the recipient's address. A letter is refused if it returns
 * false before the letter was accepted.
 */
export async function startMailSink(
  onStep: (step: DeliveryStep, address: string) => boolean = () => true,
): Promise<MailSink> {
  const letters: AcceptedLetter[] = [];
  const refusal = new Error("The letter is refused");
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => done(onStep("recipient", address) ? null : refusal),
    onData(stream, { envelope }, done) {
      const address = envelope.rcptTo[0]?.address ?? "";
      let isRefused = !onStep("content", address);
      let source = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk) => {
        source += chunk;
      });
      stream.on("end", async () => {
        isRefused ||= !onStep("received", address);
        if (isRefused) {
          done(refusal);
          return;
        }
        letters.push({ ...(await readLetter(source)), acceptedAt: Date.now() });
        done();
        void nextTurn().then(() => onStep("accepted", address));
      });
    },
  });
  // A sender that is killed resets its connection.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
