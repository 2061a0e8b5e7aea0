import pg from "pg";

export interface RoundTripCounter {
  count: number;
}

/**
 * Returns a class of connections that count one wait for the database as one round trip: statements that are sent before
 * the answer arrives share it.
 */
export function countingClient(roundTrips: RoundTripCounter) {
  return class CountingClient extends pg.Client {
    #isBusy = false;

    constructor(config?: pg.ClientConfig) {
      super(config);
      this.on("drain", () => {
        this.#isBusy = false;
      });
    }

    override query<Answer>(...sent: unknown[]): Answer {
      if (!this.#isBusy) roundTrips.count += 1;
      this.#isBusy = true;
      return Reflect.apply(super.query, this, sent);
    }
  };
}
