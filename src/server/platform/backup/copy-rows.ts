// COPY as streams: rows leave and enter PostgreSQL in its own text format, a few at a time, whatever the size of a table.
import { once } from "node:events";
import { type Duplex, Readable } from "node:stream";
import type pg from "pg";

/** The number of bytes that are handed on together. */
const CHUNK_BYTES = 64 * 1024;

/** The parts of the driver's connection that COPY needs, and that its types do not name. */
interface CopyConnection {
  stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

interface Complete {
  text: string;
}

export interface CopiedRows {
  /** The rows in PostgreSQL's text format. The stream must be read to its end, or the client must be closed. */
  chunks: Readable;
  /** Returns the number of rows. It is known when the stream has ended. */
  count(): number;
}

/** Runs a statement `copy ... to stdout`. The server waits while nobody reads the stream. */
export function copyOut(client: pg.Client, text: string): CopiedRows {
  let connection: CopyConnection | undefined;
  let gathered: Buffer[] = [];
  let bytes = 0;
  let rows = 0;
  const chunks = new Readable({ read: () => void connection?.stream.resume() });
  const handOn = () => {
    const hasRoom = chunks.push(Buffer.concat(gathered));
    gathered = [];
    bytes = 0;
    if (!hasRoom) connection?.stream.pause();
  };
  client.query({
    text,
    submit(submitted: pg.Connection) {
      connection = submitted as unknown as CopyConnection;
      connection.query(text);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The driver uses the memory of `chunk` again.
      gathered.push(Buffer.from(chunk));
      bytes += chunk.length;
      if (bytes >= CHUNK_BYTES) handOn();
    },
    handleCommandComplete(complete: Complete) {
      rows = countIn(complete);
    },
    handleReadyForQuery() {
      if (bytes > 0) handOn();
      chunks.push(null);
      // The last rows may have paused the connection, which later statements use as well.
      connection?.stream.resume();
    },
    handleError: (error: Error) => void chunks.destroy(error),
  });
  return { chunks, count: () => rows };
}

/** Runs a statement `copy ... from stdin` with rows in PostgreSQL's text format. Resolves with the number of rows. */
export async function copyIn(
  client: pg.Client,
  text: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  const started = Promise.withResolvers<CopyConnection>();
  const ended = Promise.withResolvers<number>();
  // An error is thrown by the wait below. This handler is for one that comes while the rows are read.
  ended.promise.catch(() => {});
  let rows = 0;
  client.query({
    text,
    submit: (connection: pg.Connection) => connection.query(text),
    handleCopyInResponse: (connection: CopyConnection) => started.resolve(connection),
    handleCommandComplete(complete: Complete) {
      rows = countIn(complete);
    },
    handleReadyForQuery: () => ended.resolve(rows),
    handleError(error: Error) {
      started.reject(error);
      ended.reject(error);
    },
  });
  const connection = await started.promise;
  for await (const chunk of chunks) {
    connection.sendCopyFromChunk(chunk);
    if (connection.stream.writableNeedDrain)
      await Promise.race([once(connection.stream, "drain"), ended.promise]);
  }
  connection.endCopyFrom();
  return await ended.promise;
}

/** Returns the number at the end of a command's tag, such as `COPY 12`. */
function countIn({ text }: Complete): number {
  return Number(text.slice(text.lastIndexOf(" ") + 1));
}
