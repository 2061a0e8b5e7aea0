// Words about a card are kept until something they were made from has changed.
import { createHash } from "node:crypto";
import type { Duck } from "../../platform/ai/duck.ts";
import type { Deck } from "../cards/cards.ts";

/** A kind of block that the person has. */
export interface BlockStamp {
  blockTypeId: string;
  count: number;
  /** Milliseconds since 1970: when one of them changed last. */
  changedAt: number;
}

interface Sources {
  deck: Pick<Deck, "version">;
  duck: Pick<Duck, "id">;
  tone: string;
  profileChangedAt: Date | undefined;
  /** All of them for a take, those of one kind for guidance. */
  blocks: readonly BlockStamp[];
  /** The newest insight that the card lay in, for a take. */
  newestDraw?: string | undefined;
}

const LENGTH = 24;

/** The same for the same deck, duck, tone, profile and blocks, in whatever order these come. */
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
