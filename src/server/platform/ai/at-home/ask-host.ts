/** The most bytes of an answer that is not a stream. */
const LARGEST_ANSWER = 4_000_000;

interface Question {
  signal: AbortSignal;
  /** What is posted, as JSON; absent for a GET. */
  body?: object;
}

/**
 * Asks a host of models. Resolves with the JSON of its answer; with `undefined` where nobody answers, where the answer is
 * an error, no JSON or too large, and where it leads to another address.
 */
export async function askHost(url: string, { signal, body }: Question): Promise<unknown> {
  try {
    const response = await fetch(url, {
      signal,
      redirect: "error",
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (response.ok && response.body) return JSON.parse(await textWithin(response.body, LARGEST_ANSWER));
    await response.body?.cancel();
    return undefined;
  } catch {
    return undefined;
  }
}

async function textWithin(body: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new RangeError("the answer is too large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
