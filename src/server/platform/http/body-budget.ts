// The memory that the bodies of requests may take in this process, while they are read and until they are answered.
import { AppError } from "../errors/app-error.ts";
import { sentenceOf, sentences } from "../errors/sentences.ts";
import type { Exchange } from "./request.ts";

const MEGABYTE = 1024 * 1024;
/** The bytes that all bodies together may take. */
export const ALL_BODIES_BYTES = 32 * MEGABYTE;
/** The bytes that the bodies from one network may take, so that one sender cannot use up what others need. */
export const NETWORK_BODIES_BYTES = 16 * MEGABYTE;
const RETRY_AFTER_S = 2;

/** Counts the bytes that bodies take, by the network of their sender. */
export class BodyBudget {
  readonly #takenBy = new Map<string, number>();
  #taken = 0;

  get taken(): number {
    return this.#taken;
  }

  /** Takes the bytes. Returns false, and takes nothing, where there is no room for them. */
  take(network: string, bytes: number): boolean {
    const own = (this.#takenBy.get(network) ?? 0) + bytes;
    if (this.#taken + bytes > ALL_BODIES_BYTES || own > NETWORK_BODIES_BYTES) return false;
    this.#taken += bytes;
    this.#takenBy.set(network, own);
    return true;
  }

  giveBack(network: string, bytes: number): void {
    const own = (this.#takenBy.get(network) ?? 0) - bytes;
    this.#taken -= bytes;
    if (own > 0) this.#takenBy.set(network, own);
    else this.#takenBy.delete(network);
  }
}

/** The budget of this process. */
export const bodyBudget = new BodyBudget();

/** Takes bytes for the body of one request. Throws `unavailable` where there is no room, and `payload_too_large` where there never is. */
export type TakeRoom = (bytes: number) => void;

/**
 * Returns a function that takes room for a request's body. All of it is given back when the answer has ended. Throws, as that
 * function does, `invalid_input` if the answer has ended already, as when the sender has left.
 */
export function roomForBody({ request: { network = "" }, response }: Exchange): TakeRoom {
  let taken = 0;
  const refuseEnded = () => {
    if (response.destroyed) throw new AppError("invalid_input", sentences.malformedForm);
  };
  refuseEnded();
  response.once("close", () => bodyBudget.giveBack(network, taken));
  return (bytes) => {
    refuseEnded();
    // It would not fit into an empty server either.
    if (taken + bytes > NETWORK_BODIES_BYTES)
      throw new AppError("payload_too_large", sentenceOf("payload_too_large"));
    if (!bodyBudget.take(network, bytes))
      throw new AppError("unavailable", sentences.tooManyBodies, { retryAfter: RETRY_AFTER_S });
    taken += bytes;
  };
}
