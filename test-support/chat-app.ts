// Uses the chat as a browser does, as somebody with an insight to talk about.
import type { ChatEvent, ChatHistory } from "#contract/chat.ts";
import { newId } from "#server/platform/db/ids.ts";
import type { Session } from "#server/platform/http/session.ts";
import type { EventReader } from "./event-reader.ts";
import { anInsight } from "./factories.ts";
import type { Answer, Person, RequestOptions } from "./person.ts";
import { aReader, type ReaderOptions } from "./reading-app.ts";
import type { TestApp } from "./test-app.ts";

export interface WholeReply {
  status: number;
  /** The body of the refusal, if the message was refused. */
  body: unknown;
  events: ChatEvent[];
  types: string[];
  ids: (string | undefined)[];
  last: ChatEvent | undefined;
  /** The words of the reply, joined. */
  words: string;
}

type Saying = { clientMessageId?: string; goOnAnyway?: boolean };

export type Chatter = Person & {
  userId: string;
  insightId: string;
  history(): Promise<Answer<ChatHistory>>;
  /** Sends a message and returns its stream. */
  open(content: string, saying?: Saying, options?: RequestOptions): Promise<EventReader>;
  /** Sends a message and reads its stream to the end. */
  say(content: string, saying?: Saying): Promise<WholeReply>;
  /** Sends a message that is expected to be refused, and returns the refusal. */
  trySending(content: string, saying?: Saying): Promise<Answer>;
};

export type ChatterOptions = ReaderOptions & { insightId?: string; userContext?: string };

/** Creates somebody with an account, a consent and an insight. */
export async function aChatter(
  app: TestApp,
  { insightId, userContext, ...settings }: ChatterOptions = {},
): Promise<Chatter & { session: Session }> {
  const reader = await aReader(app, {}, settings);
  const { userId } = reader;
  const id = insightId ?? (await anInsight(app, { userId, ...(userContext && { userContext }) })).id;
  return toChatter(reader, userId, id);
}

/** Returns the functions that use the chat about this insight as an existing person. */
export function toChatter<Somebody extends Person>(
  person: Somebody,
  userId: string,
  insightId: string,
): Somebody & Chatter {
  const path = `/api/insights/${insightId}/messages`;
  const bodyOf = (content: string, saying: Saying = {}) => ({ content, clientMessageId: newId(), ...saying });
  const open: Chatter["open"] = (content, saying, options) =>
    person.stream("POST", path, bodyOf(content, saying), options);
  return Object.assign(person, {
    userId,
    insightId,
    history: () => person.get<ChatHistory>(path),
    open,
    say: async (content: string, saying?: Saying) => wholeReply(await open(content, saying)),
    trySending: (content: string, saying?: Saying) => person.post(path, bodyOf(content, saying)),
  });
}

export async function wholeReply(stream: EventReader): Promise<WholeReply> {
  const sent = (await stream.all()).filter(({ data }) => typeof data === "object" && data !== null);
  const events = sent.map(({ data }) => data as ChatEvent);
  return {
    status: stream.status,
    body: stream.body,
    events,
    types: events.map(({ type }) => type),
    ids: sent.map(({ id }) => id),
    last: events.at(-1),
    words: events.map((event) => (event.type === "delta" ? event.text : "")).join(""),
  };
}
