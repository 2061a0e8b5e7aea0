// Encrypts and decrypts a trial and its seed.
import * as z from "zod";
import { readSeed, writeSeed } from "#domain/draw/server-seed.ts";
import { allocate } from "#domain/trials/trial.ts";
import { type Arm, TRIAL_TOSSES } from "#domain/trials/trial-plan.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { hasTexts, isListOf, isRecord, isText } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { trialSeeds, trials } from "../../platform/db/tables/trials.ts";
import type { TrialRow } from "./trials.queries.ts";

const time = z.iso.datetime();

type TrialId = Pick<TrialRow, "userId" | "id">;

export interface Toss {
  blockId: string;
  step: string;
  tossedAt: string;
  /** Whether the step moved the block, as the person answered; `null` until then. */
  moved: boolean | null;
}

/** The encrypted part of a trial: the two seeds of its draw, and its tosses. */
export interface TrialBody {
  /**
   * The browser's seed, which together with the server's decides the order of the arms; `null` before the first toss.
   */
  clientSeed: string | null;
  tosses: Toss[];
  /** The server's seed in hex. Set only when the trial ended without being given up. */
  serverSeed?: string;
}

export const EMPTY_TRIAL_BODY: TrialBody = { clientSeed: null, tosses: [] };

export function sealTrial(key: UserKey, row: TrialId, body: TrialBody): string {
  return key.seal(body, placeOf(trials, "body", row));
}

/** Decrypts a trial; `null` if that fails. */
export function openTrial(key: UserKey, row: TrialId & Pick<TrialRow, "body">): TrialBody | null {
  const opened = key.unseal(row.body, placeOf(trials, "body", row), { shape: isTrialBody });
  return opened.ok ? opened.value : null;
}

const placeOfSeed = ({ userId, id }: TrialId) => placeOf(trialSeeds, "serverSeed", { userId, trialId: id });

export function sealSeed(key: UserKey, row: TrialId, seed: Uint8Array): string {
  return key.seal(writeSeed(seed), placeOfSeed(row));
}

/** Returns the seed as hex; `null` if it is not there or cannot be decrypted. */
export function openSeed(key: UserKey, row: TrialId, sealed: string | null): string | null {
  if (sealed === null) return null;
  const opened = key.unseal(sealed, placeOfSeed(row), { shape: isText });
  return opened.ok ? opened.value : null;
}

/** Returns the arm (`write` or `do`) of each of the ten steps of a trial; `null` if a seed is missing. */
export function armsOf(serverSeed: string | null | undefined, clientSeed: string | null): Arm[] | null {
  const seed = serverSeed ? readSeed(serverSeed) : null;
  return seed === null || clientSeed === null ? null : allocate(seed, clientSeed);
}

function isTrialBody(value: unknown): value is TrialBody {
  if (!isRecord(value) || !isListOf(isToss)(value.tosses)) return false;
  const { clientSeed, serverSeed, tosses } = value;
  return (
    tosses.length <= TRIAL_TOSSES &&
    (clientSeed === null || isText(clientSeed)) &&
    (serverSeed === undefined || isText(serverSeed))
  );
}

function isToss(value: unknown): value is Toss {
  const moved: unknown = Object(value).moved;
  const isTossed = hasTexts("blockId", "step", "tossedAt")(value) && time.safeParse(value.tossedAt).success;
  return isTossed && (moved === null || typeof moved === "boolean");
}
