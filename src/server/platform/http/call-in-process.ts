import type { ContractRouterClient } from "@orpc/contract";
import { type AnyRouter, createRouterClient } from "@orpc/server";
import type { Contract } from "#contract/contract.ts";
import { answerCall } from "./answer-call.ts";
import type { ApiContext } from "./api-context.ts";
import { metaOf } from "./endpoint-meta.ts";
import { inHeavyTurn, isHeavyCall } from "./heavy-turns.ts";
import type { Session } from "./session.ts";

/** The endpoints of the contract as functions. */
export type ContractCaller = ContractRouterClient<Contract>;

/**
 * Returns functions that call the API's endpoints in this process, for the caller of a request. Each call is checked and
 * counted as if it came over HTTP, and throws an `AppError` as the API answers one. `router` implements the contract.
 */
export function callInProcess(router: AnyRouter, context: ApiContext, session: Session): ContractCaller {
  return createRouterClient(router, {
    context,
    interceptors: [
      async ({ next, ...call }) => {
        const isRead = call.procedure["~orpc"].route.method === "GET";
        const asking = isRead ? Promise.resolve(session) : context.deps.auth.readWriter(context.headers);
        const run = async () =>
          await answerCall(
            { ...call, context: { ...context, asking } },
            { run: (known) => next({ ...call, context: known }), revalidateFor: () => () => {} },
          );
        const isHeavy = isHeavyCall(metaOf(call.procedure), (name) => hasField(call.input, name));
        const { output } = await (isHeavy ? inHeavyTurn(session.userId, { run }) : run());
        return output;
      },
    ],
  }) as unknown as ContractCaller;
}

function hasField(input: unknown, name: string): boolean {
  return typeof input === "object" && input !== null && name in input;
}
