import { implement } from "@orpc/server";
import { blocks } from "../../../contract/blocks.ts";
import type { RequestContext } from "../../platform/http/context.ts";
import { requireAccount } from "../../platform/http/guards.ts";
import { createBlock } from "./create-block.ts";
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
    const { userId } = requireAccount(context);
    return getBlock(context.deps, userId, input.id);
  }),
});
