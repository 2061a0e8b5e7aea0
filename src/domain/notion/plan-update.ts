// Compares a page in Notion with the page as it should be. Between two runs, only the ids of the
// page and of the written blocks and the last ticks are stored, so a run can be interrupted at any point.
import type { NotionBlockKind, PageBlock } from "./page-blocks.ts";

/** A block that a page in Notion has. */
export interface BlockInNotion {
  id: string;
  /** `null` for kinds that are never written from here. */
  kind: NotionBlockKind | null;
  text: string;
  isChecked: boolean;
  /** The addresses that the block's text links to. */
  links: readonly string[];
}

/** Whether each step is done, by the step's index. */
type Ticks = Readonly<Record<string, boolean>>;

/** Returns whether one of these blocks is the marker of a reading's export. The address of the server may have changed. */
export function isMarkedFor(found: readonly BlockInNotion[], insightId: string): boolean {
  return found.some(({ links }) => links.some((link) => link.endsWith(`/insights/${insightId}`)));
}

interface PageState {
  /** The blocks of the page, in its order. */
  found: readonly BlockInNotion[];
  /** The ids of the blocks that were written from here. All others are the person's own, and stay. */
  own: ReadonlySet<string>;
  /** The ticks of the steps here at the last time. Without one, a tick in Notion stays. */
  ticks: Ticks;
}

/** Blocks to insert after a block of the page; `null` inserts them at its start. */
export interface Insertion {
  after: string | null;
  blocks: PageBlock[];
}

interface UpdatePlan {
  insertions: Insertion[];
  checks: { id: string; isChecked: boolean }[];
  /** The ids of blocks that were written from here and are no longer wanted. */
  removals: string[];
  /** The ids of the page's blocks that stand for a wanted block. */
  kept: string[];
  /** The to-dos of the page, by step. */
  toDos: Record<string, string>;
}

/**
 * Plans how a page becomes the wanted one. A block that says the same already is kept where it is. A to-do is ticked or
 * unticked only where the step was changed here since the last time, so that a tick made in Notion is not lost.
 */
export function planUpdate(wanted: readonly PageBlock[], { found, own, ticks }: PageState): UpdatePlan {
  const plan: UpdatePlan = { insertions: [], checks: [], removals: [], kept: [], toDos: {} };
  const kept = new Set<string>();
  let next = 0;
  let after: string | null = null;
  let open: Insertion | null = null;
  for (const block of wanted) {
    const at = found.findIndex((each, index) => index >= next && isSame(each, block));
    const match = found[at];
    if (!match) {
      open ??= startInsertion(plan, after);
      open.blocks.push(block);
      continue;
    }
    next = at + 1;
    after = match.id;
    open = null;
    kept.add(match.id);
    if (block.step === undefined) continue;
    plan.toDos[block.step] = match.id;
    const isChecked = block.isChecked ?? false;
    const wasChecked = ticks[block.step] ?? false;
    if (isChecked !== wasChecked && isChecked !== match.isChecked)
      plan.checks.push({ id: match.id, isChecked });
  }
  plan.kept = [...kept];
  plan.removals = found.filter(({ id }) => own.has(id) && !kept.has(id)).map(({ id }) => id);
  return plan;
}

function startInsertion(plan: UpdatePlan, after: string | null): Insertion {
  const insertion: Insertion = { after, blocks: [] };
  plan.insertions.push(insertion);
  return insertion;
}

function isSame(found: BlockInNotion, wanted: PageBlock): boolean {
  const kind = found.kind === "paragraph" && wanted.kind === "marker" ? "marker" : found.kind;
  return kind === wanted.kind && found.text === wanted.text;
}

/**
 * Returns the steps whose tick was changed in Notion since the last time. A to-do that is no longer on the page changes
 * nothing.
 */
export function ticksToBringBack(
  found: readonly BlockInNotion[],
  { toDos, ticks }: { toDos: Readonly<Record<string, string>>; ticks: Ticks },
): { step: number; isDone: boolean }[] {
  return Object.entries(toDos).flatMap(([step, id]) => {
    const block = found.find((each) => each.id === id);
    const index = Number(step);
    if (!block || block.isChecked === (ticks[index] ?? false)) return [];
    return [{ step: index, isDone: block.isChecked }];
  });
}
