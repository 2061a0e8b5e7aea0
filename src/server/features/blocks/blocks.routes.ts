import { implement } from "@orpc/server";
import { blocks } from "../../../contract/blocks.ts";
import { planOf } from "../../../domain/plans/plans.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireAccount } from "../../platform/http/guards.ts";
import { changeBlock } from "./change-block.ts";
import { createBlock } from "./create-block.ts";
import { deleteBlock, restoreBlock } from "./delete-block.ts";
import { getBlock } from "./get-block.ts";
import { listBlocks } from "./list-blocks.ts";

const endpoints = implement(blocks).$context<RequestContext>();

export const blocksRoutes = endpoints.router({
  list: endpoints.list.handler(({ input, context }) => {
    const { userId } = requireAccount(context);
    return listBlocks(context.deps, userId, input);
  }),
  create: endpoints.create.handler(({ input, context }) => {
    const { userId } = requireAccount(context);
    return createBlock(context.deps, userId, input);
  }),
  get: endpoints.get.handler(({ input, context }) => {
    const session = requireAccount(context);
    return getBlock(context.deps, { userId: session.userId, plan: planOf(session), ...input });
  }),
  update: endpoints.update.handler(({ input, context }) => {
    const { userId } = requireAccount(context);
    const { id, ...change } = input;
    return changeBlock(context.deps, { userId, id }, change);
  }),
  remove: endpoints.remove.handler(({ input, context }) => {
    const { userId } = requireAccount(context);
    return deleteBlock(context.deps, userId, input.id);
  }),
  restore: endpoints.restore.handler(({ input, context }) => {
    const { userId } = requireAccount(context);
    return restoreBlock(context.deps, userId, input.id);
  }),
});
