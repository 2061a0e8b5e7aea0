import type { Duck } from "../duck.ts";
import type { Ticket } from "../ticket.ts";
import type { HomeModel } from "./home-provider.ts";

/** A duck that can be told, while the server runs, to ask a model at home. */
export interface ChangingDuck extends Duck {
  /**
   * Makes a model at home the one that answers from now on; with `null`, the provider that the settings name. A call is
   * answered by the duck that admitted it, so a change breaks nothing off.
   */
  follow(model: HomeModel | null): void;
}

/** `named` is the duck that the settings name; `open` makes one that asks a model at home. */
export function createChangingDuck(named: Duck, open: (model: HomeModel) => Duck): ChangingDuck {
  let current = named;
  let followed: string | null = null;
  const admittedBy = new WeakMap<Ticket, Duck>();
  const of = (ticket: Ticket) => admittedBy.get(ticket) ?? current;
  return {
    get kind() {
      return current.kind;
    },
    get label() {
      return current.label;
    },
    get id() {
      return current.id;
    },
    get isThirdParty() {
      return current.isThirdParty;
    },
    get sentTo() {
      return current.sentTo;
    },
    get isAtHome() {
      return current.isAtHome;
    },
    follow(model) {
      const asked = model && `${model.host.openAiAddress} ${model.name}`;
      if (asked === followed) return;
      current = model ? open(model) : named;
      followed = asked;
    },
    admit(request) {
      const duck = current;
      const admission = duck.admit(request);
      return {
        ...admission,
        settle(claimed, now) {
          const ticket = admission.settle(claimed, now);
          admittedBy.set(ticket, duck);
          return ticket;
        },
      };
    },
    streamReading: (ticket, call) => of(ticket).streamReading(ticket, call),
    nameBlock: (ticket, call) => of(ticket).nameBlock(ticket, call),
    titleStep: (ticket, call) => of(ticket).titleStep(ticket, call),
    shrinkStep: (ticket, call) => of(ticket).shrinkStep(ticket, call),
    advise: (ticket, call) => of(ticket).advise(ticket, call),
    take: (ticket, call) => of(ticket).take(ticket, call),
    chat: (ticket, call) => of(ticket).chat(ticket, call),
    health: () => current.health(),
  };
}
