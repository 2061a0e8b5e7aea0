// Stored words about a card are current until one of their sources changes.
import { createHash } from "node:crypto";
import type { Duck } from "../../platform/ai/duck.ts";
import type { Deck } from "../cards/cards.ts";

/** A kind of block that the person has. */
export interface BlockStamp {
  blockTypeId: string;
  count: number;
  /** The time of the latest change to a block of this kind, in milliseconds since 1970. */
  changedAt: number;
}

interface Sources {
  deck: Pick<Deck, "version">;
  duck: Pick<Duck, "id">;
  tone: string;
  profileChangedAt: Date | undefined;
  /** The kinds of block that the words depend on: all for a take, one for guidance. */
  blocks: readonly BlockStamp[];
  /** The newest insight that contains the card, for a take. */
  newestDraw?: string | undefined;
}

const LENGTH = 24;

/** Returns a hash that is equal for the same deck, duck, tone, profile and blocks, in any order. */
export function versionOfWords({ deck, duck, tone, profileChangedAt, blocks, newestDraw }: Sources): string {
  const stamps = blocks.map(({ blockTypeId, count, changedAt }) => `${blockTypeId} ${count} ${changedAt}`);
  const said = [
    deck.version,
    duck.id,
    tone,
    profileChangedAt?.getTime() ?? 0,
    newestDraw ?? "",
    ...stamps.sort(),
  ];
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, LENGTH);
}
