import { blocks } from "#contract/blocks.ts";
import { planOf } from "#domain/plans/plans.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import { changeBlock } from "./change-block.ts";
import { createBlock } from "./create-block.ts";
import { deleteBlock, restoreBlock } from "./delete-block.ts";
import { getBlock } from "./get-block.ts";
import { listBlocks } from "./list-blocks.ts";

export const blocksRoutes = routesFor(blocks, {
  list: ({ input, deps, session: { userId }, revalidate }) => listBlocks(deps, { userId, revalidate }, input),
  create: ({ input, deps, session }) => createBlock(deps, session.userId, input),
  get: ({ input, deps, session }) =>
    getBlock(deps, { userId: session.userId, plan: planOf(session), ...input }),
  update: ({ input: { id, ...change }, deps, session }) =>
    changeBlock(deps, { userId: session.userId, id }, change),
  remove: ({ input, deps, session }) => deleteBlock(deps, session.userId, input.id),
  restore: ({ input, deps, session }) => restoreBlock(deps, session.userId, input.id),
});
