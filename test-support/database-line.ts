// A TCP proxy between the app and PostgreSQL that a test can break.
import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface DatabaseLine {
  /** The connection string of the database through this proxy. */
  url: string;
  /** Cuts every connection and refuses new ones. */
  leave(): Promise<void>;
  /** Accepts connections again. */
  comeBack(): Promise<void>;
  /** Cuts every connection but accepts new ones. */
  cut(): void;
  /** Keeps connections open but forwards nothing, as when the server hangs; `false` resumes. */
  stall(isStalled: boolean): void;
  /** Cuts the next connection on which an answer contains this text, before the answer arrives. Works once. */
  cutBeforeAnswer(text: string): void;
  close(): Promise<void>;
}

export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const folder = mkdtempSync(join(tmpdir(), "arcana-line-"));
  const target = new URL(databaseUrl.replace("postgresql:///", "postgresql://local/"));
  const socketName = `.s.PGSQL.${target.port || 5432}`;
  const upstream = join(target.searchParams.get("host") ?? "", socketName);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isStalled = false;
  let cutBefore: string | undefined;

  const connect = (near: Socket) => {
    const far = createConnection(upstream);
    const pair = [near, far] as const;
    pairs.add(pair);
    if (isStalled) pause(pair);
    near.on("data", (bytes) => far.write(bytes));
    far.on("data", (bytes) => {
      if (cutBefore === undefined || !bytes.includes(cutBefore)) return void near.write(bytes);
      cutBefore = undefined;
      end(pair);
    });
    for (const socket of pair) {
      socket.on("error", () => {});
      socket.on("close", () => end(pair));
    }
  };
  const end = (pair: readonly [Socket, Socket]) => {
    pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  };

  let server = await listen(join(folder, socketName), connect);
  const cut = () => {
    for (const pair of [...pairs]) end(pair);
  };
  const leave = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    cut();
    await closed;
  };
  return {
    url: databaseUrl.replace(/host=[^&]*/, `host=${encodeURIComponent(folder)}`),
    leave,
    comeBack: async () => {
      server = await listen(join(folder, socketName), connect);
    },
    cut,
    stall(stalled) {
      isStalled = stalled;
      for (const pair of pairs)
        if (stalled) pause(pair);
        else for (const socket of pair) socket.resume();
    },
    cutBeforeAnswer: (text) => {
      cutBefore = text;
    },
    close: async () => {
      if (server.listening) await leave();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function pause(pair: readonly [Socket, Socket]): void {
  for (const socket of pair) socket.pause();
}

async function listen(path: string, connect: (socket: Socket) => void): Promise<Server> {
  const server = createServer(connect);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  return server;
}
