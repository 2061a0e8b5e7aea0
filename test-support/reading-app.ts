// Requests readings as a browser does, for a person who has agreed to the terms.
import { vi } from "vitest";
import { type ReadingEvent, type ReadingInput, WAITING_HEADER } from "#contract/readings.ts";
import { newId } from "#server/platform/db/ids.ts";
import { consents, userSettings } from "#server/platform/db/tables/people.ts";
import type { Session } from "#server/platform/http/session.ts";
import type { EventReader, ServerEvent } from "./event-reader.ts";
import type { FakeProvider } from "./fake-provider.ts";
import type { Person, RequestOptions } from "./person.ts";
import type { TestApp } from "./test-app.ts";

export const QUESTION = "I've rewritten the proposal four times and sent it to nobody. Xylophone Zanzibar.";

/** The version of the consent that allows readings by every model, including one of a third party. */
const CONSENT = "terms-1+third-party";

/** The settings under which a fake provider answers. */
export function answeredBy(provider: FakeProvider) {
  return {
    AI_PROVIDER: "anthropic",
    ANTHROPIC_API_KEY: provider.apiKey,
    ANTHROPIC_BASE_URL: provider.url,
  };
}

/** Makes the next reading fail, by a fault of the server's own: a model that fails is replaced by the offline duck. */
export function failNextReading({ dependencies: { duck } }: TestApp): void {
  vi.spyOn(duck, "streamReading").mockImplementationOnce(() => {
    throw new Error("The reading fails in this test");
  });
}

export interface WholeReading {
  status: number;
  /** The body of the refusal, if the reading was refused. */
  body: unknown;
  events: ReadingEvent[];
  ids: (string | undefined)[];
  last: ReadingEvent | undefined;
  insightId: string | undefined;
}

type Sending = RequestOptions & { key?: string };

export type Reader = Person & {
  session: Session;
  userId: string;
  /** Sends a request for a reading and returns its stream, or the refusal as `body`. */
  read(input?: Partial<ReadingInput>, options?: Sending): Promise<EventReader>;
  /** Sends a request for a reading and reads its stream to the end. */
  readAll(input?: Partial<ReadingInput>, options?: Sending): Promise<WholeReading>;
  /** Requests the event stream of a reading again, from after the event with this id. */
  resume(key: string, lastEventId?: string): Promise<EventReader>;
};

export interface ReaderOptions {
  country?: string;
  timeZone?: string;
  formerTimeZone?: string;
  timeZoneFrom?: Date;
  hasReversedCards?: boolean;
  tone?: string;
  hasConsent?: boolean;
}

/** Creates a person with a session, settings and a consent, who may request readings. */
export async function aReader(
  app: TestApp,
  said: Partial<Session> = {},
  { hasConsent = true, ...settings }: ReaderOptions = {},
): Promise<Reader> {
  const person = app.as(said);
  const { userId } = person.session;
  const now = app.dependencies.clock.now();
  await app.dependencies.database.batch({ userId }, (tx) => [
    tx.insert(userSettings).values({ userId, timeZone: "UTC", updatedAt: now, ...settings }),
    tx
      .insert(consents)
      .values({ userId, id: newId(), version: hasConsent ? CONSENT : "an earlier one", acceptedAt: now }),
  ]);
  return toReader(person);
}

const TELLS_WAITING = { [WAITING_HEADER]: "on" };

export function toReader(person: Person & { session: Session }): Reader {
  const read: Reader["read"] = (input = {}, { key = newId(), ...options } = {}) =>
    person.stream("POST", "/api/readings", orderOf(input), {
      ...options,
      headers: { ...TELLS_WAITING, "idempotency-key": key, ...options.headers },
    });
  return Object.assign(person, {
    userId: person.session.userId,
    read,
    readAll: async (input?: Partial<ReadingInput>, options?: Sending) => wholeOf(await read(input, options)),
    resume: (key: string, lastEventId?: string) =>
      person.stream("GET", `/api/readings/${key}/events`, undefined, {
        headers: { ...TELLS_WAITING, ...(lastEventId !== undefined && { "last-event-id": lastEventId }) },
      }),
  });
}

/** Returns the input for a reading that is drawn even if the same question was asked recently. */
export function orderOf(input: Partial<ReadingInput> = {}): Partial<ReadingInput> {
  return {
    spreadType: "quick-draw",
    blockTypeId: "work",
    userContext: QUESTION,
    drawAnyway: true,
    ...input,
  };
}

export async function wholeOf(stream: EventReader): Promise<WholeReading> {
  return toWhole(stream, await stream.all());
}

export function toWhole({ status, body }: EventReader, sent: ServerEvent[]): WholeReading {
  const said = sent.filter(({ data }) => typeof data === "object" && data !== null);
  const events = said.map(({ data }) => data as ReadingEvent);
  const last = events.at(-1);
  const insightId = last?.type === "done" ? last.insightId : undefined;
  return { status, body, events, ids: said.map(({ id }) => id), last, insightId };
}

/** Returns the text that stands on the page at the end of a stream: its words since it last began anew, joined. */
export function wordsOf(events: readonly ReadingEvent[]): string {
  const begun = events.slice(events.findLastIndex(({ type }) => type === "anew") + 1);
  return begun.map((event) => (event.type === "delta" ? event.text : "")).join("");
}
