import type { TestApp } from "./test-app.ts";

/** Records, as texts, the statements that the app sends from now on for accounts and for letters. */
export function recordStatements({ dependencies }: TestApp): string[] {
  const statements: string[] = [];
  const recorded = new WeakSet();
  dependencies.database.authPool.on("acquire", (client) => {
    if (recorded.has(client)) return;
    recorded.add(client);
    const send: (...parameters: unknown[]) => unknown = client.query.bind(client);
    const recording = (...parameters: unknown[]) => {
      const [statement] = parameters;
      statements.push(typeof statement === "string" ? statement : (statement as { text: string }).text);
      return send(...parameters);
    };
    client.query = recording as typeof client.query;
  });
  return statements;
}
