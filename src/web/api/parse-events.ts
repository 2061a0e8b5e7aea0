/** One server-sent event. `data` is the text as it was received. */
export interface SentEvent {
  id: string | null;
  name: string;
  data: string;
}

/** Splits a stream of text into server-sent events. A comment (keep-alive) yields nothing and only calls `onLife`. */
export async function* parseEvents(
  body: ReadableStream<Uint8Array>,
  onLife: () => void = () => undefined,
): AsyncGenerator<SentEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onLife();
      const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll("\r\n", "\n").split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = readBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function readBlock(block: string): SentEvent | null {
  const event: SentEvent = { id: null, name: "message", data: "" };
  const lines: string[] = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "id") event.id = value;
    if (name === "event") event.name = value;
    if (name === "data") lines.push(value);
  }
  return lines.length > 0 ? { ...event, data: lines.join("\n") } : null;
}
