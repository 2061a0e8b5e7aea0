import { EventSourceParserStream } from "eventsource-parser/stream";

/**
 * One server-sent event. `data` is parsed if it is JSON. Comments of the stream are stored separately, because a test
 * may count them.
 */
export interface ServerEvent {
  id: string | undefined;
  event: string;
  data: unknown;
}

export interface EventReader extends AsyncIterable<ServerEvent> {
  status: number;
  headers: Headers;
  /** The whole body of the answer, if the answer was not an event stream. */
  body: unknown;
  comments: string[];
  /** Reads the events to the end of the stream. */
  all(): Promise<ServerEvent[]>;
  /** Resolves with the next event, or undefined at the end of the stream. */
  next(): Promise<ServerEvent | undefined>;
  /** Disconnects in the middle of the stream, as a closed browser tab does. */
  close(): Promise<void>;
}

export async function readEvents(response: Response): Promise<EventReader> {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  const comments: string[] = [];
  const body = isStream ? undefined : await response.json().catch(() => undefined);
  const events = isStream && response.body ? parseEvents(response.body, comments) : parseNothing();
  const next = async () => {
    const { value, done } = await events.next();
    return done ? undefined : value;
  };
  return {
    status: response.status,
    headers: response.headers,
    body,
    comments,
    next,
    async all() {
      const read: ServerEvent[] = [];
      for await (const event of events) read.push(event);
      return read;
    },
    async close() {
      await events.return(undefined);
    },
    [Symbol.asyncIterator]: () => events,
  };
}

async function* parseNothing(): AsyncGenerator<ServerEvent, void, undefined> {}

async function* parseEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  comments: string[],
): AsyncGenerator<ServerEvent, void, undefined> {
  const parser = new EventSourceParserStream({ onComment: (comment) => void comments.push(comment) });
  for await (const { id, event = "message", data } of stream
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(parser))
    yield { id, event, data: parseData(data) };
}

function parseData(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
