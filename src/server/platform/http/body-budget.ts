// The memory that the bodies of requests may take in this process, while they are read and until they are answered.
import { AppError } from "../errors/app-error.ts";
import { sentenceOf, sentences } from "../errors/sentences.ts";
import type { Exchange } from "./request.ts";

const MEGABYTE = 1024 * 1024;
/** The bytes that all bodies together may take, without what is kept for small ones. */
export const ALL_BODIES_BYTES = 24 * MEGABYTE;
/** The bytes that the bodies from one network may take, so that one sender cannot use up what others need. */
export const NETWORK_BODIES_BYTES = 16 * MEGABYTE;
/** The bytes beyond both bounds that only small bodies of people who are signed in may take. */
export const KEPT_BYTES = 8 * MEGABYTE;
/** The most that a small body takes. */
export const SMALL_BODY_BYTES = 128 * 1024;
const RETRY_AFTER_S = 2;
/** The bytes a millisecond at which a body arrives in time. */
const DUE_BYTES_A_MS = 8;
/** How far behind a body may be that arrived in time until then. */
const GRACE_MS = 4000;

type TakeBytes = (bytes: number) => boolean;

/** The room that the body of one request takes. */
class BodyRoom {
  readonly network: string;
  readonly #exchange: Exchange;
  readonly #takeBytes: TakeBytes;
  #taken = 0;
  #dueAt: number;
  #hasArrived = false;
  #isEnded = false;
  #interrupt: (error: AppError) => void = () => {};

  constructor(exchange: Exchange, { takeBytes, now }: { takeBytes: TakeBytes; now: number }) {
    this.network = exchange.request.network ?? "";
    this.#exchange = exchange;
    this.#takeBytes = takeBytes;
    this.#dueAt = now + GRACE_MS;
    this.#refuseEnded();
  }

  get taken(): number {
    return this.#taken;
  }

  /** When the body is too slow, if nothing more of it comes. */
  get dueAt(): number {
    return this.#dueAt;
  }

  /** Whether the server waits for the sender: for the rest of the body, or until they take the answer. */
  get isWaitedFor(): boolean {
    return !this.#hasArrived || this.#exchange.response.writableEnded;
  }

  /**
   * Takes bytes. Throws `unavailable` where there is no room, `payload_too_large` where there never is, and `invalid_input`
   * if the answer has ended already, as when the sender has left.
   */
  take(bytes: number): void {
    this.#refuseEnded();
    // It would not fit into an empty server either.
    if (this.#taken + bytes > NETWORK_BODIES_BYTES)
      throw new AppError("payload_too_large", sentenceOf("payload_too_large"));
    if (!this.#takeBytes(bytes)) throw noRoom();
  }

  /** Whether the body, with these bytes more, is a small one of somebody who is signed in. */
  isKept(bytes = 0): boolean {
    return this.#exchange.request.isSignedIn === true && this.#taken + bytes <= SMALL_BODY_BYTES;
  }

  took(bytes: number, now: number): void {
    this.#taken += bytes;
    this.#dueAt = Math.min(this.#dueAt + bytes / DUE_BYTES_A_MS, now + GRACE_MS);
  }

  /** Returns the parts of the body as they come. Throws `unavailable` when the body is ended to make room. */
  async *arriving(): AsyncGenerator<Buffer> {
    // Leaving the loop must not destroy the connection, which the answer still needs.
    const parts: AsyncIterator<Buffer> = this.#exchange.request.iterator({ destroyOnReturn: false });
    for (;;) {
      if (this.#isEnded) throw noRoom();
      const interrupted = new Promise<never>((_resolve, reject) => {
        this.#interrupt = reject;
      });
      const { done, value } = await Promise.race([parts.next(), interrupted]);
      if (done) break;
      yield value;
    }
    this.#hasArrived = true;
  }

  /** Ends the body. After the answer nobody needs it. */
  end(): void {
    this.#isEnded = true;
    this.#exchange.request.body = undefined;
    this.#interrupt(noRoom());
  }

  #refuseEnded(): void {
    if (this.#exchange.response.destroyed) throw new AppError("invalid_input", sentences.malformedForm);
    if (this.#isEnded) throw noRoom();
  }
}

export type { BodyRoom };

function noRoom(): AppError {
  return new AppError("unavailable", sentences.tooManyBodies, { retryAfter: RETRY_AFTER_S });
}

/**
 * Counts the bytes that bodies take, by the network of their sender. Where there is no room, ends the bodies that are furthest
 * behind of those for whose senders the server waits. A small one of somebody who is signed in ends only for another such, or
 * where it is too slow.
 */
export class BodyBudget {
  readonly #rooms = new Set<BodyRoom>();
  readonly #takenBy = new Map<string, number>();
  readonly #now: () => number;
  #taken = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Opens the room of a request's body, which is given back when the answer has ended. Throws as `take` of the room does. */
  open(exchange: Exchange): BodyRoom {
    const takeBytes = (bytes: number): boolean => this.#take(room, bytes);
    const room = new BodyRoom(exchange, { takeBytes, now: this.#now() });
    exchange.response.once("close", () => this.#giveBack(room));
    return room;
  }

  /** Returns whether there is room, after the slowest bodies were ended to make it. */
  #take(room: BodyRoom, bytes: number): boolean {
    const isKept = room.isKept(bytes);
    const kept = isKept ? KEPT_BYTES : 0;
    const now = this.#now();
    const mayEnd = (other: BodyRoom) => other.isWaitedFor && (isKept || !other.isKept() || other.dueAt < now);
    const mayEndOfNetwork = (other: BodyRoom) => other.network === room.network && mayEnd(other);
    while ((this.#takenBy.get(room.network) ?? 0) + bytes > NETWORK_BODIES_BYTES + kept)
      if (!this.#endSlowest(room, mayEndOfNetwork)) return false;
    while (this.#taken + bytes > ALL_BODIES_BYTES + kept) if (!this.#endSlowest(room, mayEnd)) return false;
    this.#rooms.add(room);
    room.took(bytes, now);
    this.#count(room.network, bytes);
    return true;
  }

  /** Ends the body that is furthest behind, of those that may be ended. Returns false where that is the one that asks. */
  #endSlowest(asking: BodyRoom, mayEnd: (room: BodyRoom) => boolean): boolean {
    let slowest: BodyRoom | undefined;
    for (const room of this.#rooms)
      if (mayEnd(room) && (!slowest || room.dueAt < slowest.dueAt)) slowest = room;
    if (!slowest || slowest === asking) return false;
    this.#giveBack(slowest);
    slowest.end();
    return true;
  }

  #giveBack(room: BodyRoom): void {
    if (this.#rooms.delete(room)) this.#count(room.network, -room.taken);
  }

  #count(network: string, bytes: number): void {
    const own = (this.#takenBy.get(network) ?? 0) + bytes;
    this.#taken += bytes;
    if (own > 0) this.#takenBy.set(network, own);
    else this.#takenBy.delete(network);
  }
}

/** The budget of this process. */
export const bodyBudget = new BodyBudget();
