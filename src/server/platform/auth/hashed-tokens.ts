/** Makes the library's adapter store hashes of session tokens. The library itself works with the tokens. */
import type { DBTransactionAdapter } from "@better-auth/core/db/adapter";
import type { BetterAuthOptions } from "better-auth";
import { storedForms, storedToken } from "./session-token.ts";

type Adapter = DBTransactionAdapter<BetterAuthOptions>;
type Where = NonNullable<Parameters<Adapter["findOne"]>[0]["where"]>;

/** Returns the methods of the adapter that read or write sessions, with tokens hashed. */
export function hashingTokens(
  adapter: Adapter,
): Pick<Adapter, "create" | "findOne" | "findMany" | "update" | "updateMany" | "delete" | "deleteMany"> {
  return {
    async create(creation) {
      if (creation.model !== "session") return await adapter.create(creation);
      const token = String(creation.data.token);
      const data = { ...creation.data, token: storedToken(token) };
      return { ...(await adapter.create({ ...creation, data })), token };
    },
    async findOne(query) {
      const row = await adapter.findOne(hashed(query));
      return withToken(row, query) as never;
    },
    async findMany(query) {
      const rows = await adapter.findMany(hashed(query));
      return rows.map((row) => withToken(row, query)) as never;
    },
    async update(query) {
      const token = tokenIn(query);
      const update = token === null ? query.update : { ...query.update, token: storedToken(token) };
      return withToken(await adapter.update({ ...hashed(query), update }), query) as never;
    },
    updateMany: (query) => adapter.updateMany(hashed(query)),
    delete: (query) => adapter.delete(hashed(query)),
    deleteMany: (query) => adapter.deleteMany(hashed(query)),
  };
}

interface Query {
  model: string;
  where?: Where | undefined;
}

/** Returns the token that a query for one session names; `null` for any other query. */
function tokenIn({ model, where = [] }: Query): string | null {
  if (model !== "session") return null;
  const named = where.find(({ field, operator }) => field === "token" && (operator ?? "eq") === "eq");
  return typeof named?.value === "string" ? named.value : null;
}

function hashed<Asked extends Query>(query: Asked): Asked {
  if (query.model !== "session" || !query.where) return query;
  const where = query.where.map((condition) =>
    condition.field === "token"
      ? {
          ...condition,
          operator: "in" as const,
          value: [condition.value].flat().flatMap((token) => storedForms(String(token))),
        }
      : condition,
  );
  return { ...query, where };
}

/** Returns a session with the token by which it was found, for its cookie. */
function withToken(row: unknown, query: Query): unknown {
  const token = tokenIn(query);
  return token !== null && typeof row === "object" && row !== null ? { ...row, token } : row;
}
