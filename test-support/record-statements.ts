import type { TestApp } from "./test-app.ts";

/**
 * Records, as texts, the statements that the app sends for the auth library and for letters. Call it before the app
 * sends any of them.
 */
export function recordStatements({ dependencies }: TestApp): string[] {
  const statements: string[] = [];
  dependencies.database.authPool.on("connect", (client) => {
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
