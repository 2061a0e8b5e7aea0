// Lets Ollama fetch a model from its library, and follows how far it is.
import * as z from "zod";
import type { ModelHost } from "./model-hosts.ts";
import { PullFailure } from "./pull-failure.ts";

export interface PullProgress {
  bytes: number;
  /** The bytes of all parts that Ollama has named so far; 0 before the first. */
  total: number;
}

interface Watched {
  /** Ends the download. What was fetched stays with Ollama, which goes on from there the next time. */
  signal: AbortSignal;
  onProgress(progress: PullProgress): void;
}

/**
 * Fetches a model. Resolves when the download has ended: with a sentence about what went wrong, or `null` if the model is
 * whole. Rejects if the signal ended it.
 */
export type Pull = (host: ModelHost, model: string, watched: Watched) => Promise<string | null>;

export const pullModel: Pull = async (host, model, { signal, onProgress }) => {
  try {
    for await (const progress of progressOf(host, model, signal)) onProgress(progress);
    return null;
  } catch (error) {
    if (signal.aborted || !(error instanceof PullFailure)) throw error;
    return error.message;
  }
};

const lineSchema = z.object({
  status: z.string().optional(),
  error: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().optional(),
  completed: z.number().optional(),
});
type PullLine = z.infer<typeof lineSchema>;

/** Yields how far the download is, until it is whole. */
async function* progressOf(
  { address }: ModelHost,
  model: string,
  signal: AbortSignal,
): AsyncGenerator<PullProgress, void, void> {
  const parts = new Map<string, PullProgress>();
  for await (const line of linesOf(await begin(address, model, signal))) {
    if (line.error !== undefined) throw PullFailure.said(line.error);
    if (line.status === "success") return;
    if (line.digest === undefined || line.total === undefined) continue;
    parts.set(line.digest, { bytes: line.completed ?? 0, total: line.total });
    const all = [...parts.values()];
    yield {
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      total: all.reduce((sum, { total }) => sum + total, 0),
    };
  }
  throw PullFailure.brokenOff();
}

async function begin(address: string, model: string, signal: AbortSignal) {
  const response = await fetch(`${address}/api/pull`, {
    method: "POST",
    signal,
    redirect: "error",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model, stream: true }),
  }).catch((error: unknown) => {
    throw signal.aborted ? error : PullFailure.away(error);
  });
  if (!response.body) throw PullFailure.brokenOff();
  if (response.ok) return response.body;
  for await (const { error } of linesOf(response.body))
    if (error !== undefined) throw PullFailure.said(error);
  throw PullFailure.brokenOff();
}

/** The longest line of Ollama's that is read. */
const LONGEST_LINE = 65_536;

/** Yields the JSON lines of a stream. A line that is no JSON object counts as a broken connection. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<PullLine, void, void> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of body) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > LONGEST_LINE) throw PullFailure.brokenOff();
      for (const line of lines) if (line.trim() !== "") yield readLine(line);
    }
  } catch (error) {
    if (error instanceof PullFailure || (error instanceof Error && error.name === "AbortError")) throw error;
    throw PullFailure.brokenOff(error);
  }
  if (rest.trim() !== "") yield readLine(rest);
}

function readLine(line: string): PullLine {
  try {
    return lineSchema.parse(JSON.parse(line));
  } catch (cause) {
    throw PullFailure.brokenOff(cause);
  }
}
