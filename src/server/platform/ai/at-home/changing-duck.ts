import type { Permission } from "#domain/examination/exam-terms.ts";
import type { Duck } from "../duck.ts";
import type { AdmissionRequest, Ticket } from "../ticket.ts";
import type { HomeModel } from "./home-provider.ts";

/** A duck that can be told, while the server runs, to ask a model at home, and how much a model may do. */
export interface ChangingDuck extends Duck {
  /** The duck that the settings name, whatever its model may do. */
  named: Pick<Duck, "id" | "kind" | "label">;
  /**
   * Makes a model at home the one that answers from now on; with `null`, the provider that the settings name. `may` is what
   * it may do; the offline duck does the rest. A call is answered by the duck that admitted it, so a change breaks nothing off.
   */
  follow(model: HomeModel | null, may?: Permission): void;
}

export interface ChangingParts {
  /** The duck that the settings name. */
  named: Duck;
  /** Makes a duck that asks a model at home. */
  open(model: HomeModel): Duck;
  /** The duck that answers where a model may not. */
  offline: Duck;
}

export function createChangingDuck({ named, open, offline }: ChangingParts): ChangingDuck {
  let asked: Duck = named;
  let followed: string | null = null;
  let may: Permission = "reads";
  const admittedBy = new WeakMap<Ticket, Duck>();
  const reader = () => (may === "reads" ? asked : offline);
  const helper = () => (may === "out" ? offline : asked);
  const of = (ticket: Ticket) => admittedBy.get(ticket) ?? reader();
  return {
    named,
    get kind() {
      return reader().kind;
    },
    get label() {
      return reader().label;
    },
    get id() {
      return reader().id;
    },
    get isThirdParty() {
      return reader().isThirdParty || helper().isThirdParty;
    },
    get sentTo() {
      return reader().sentTo ?? helper().sentTo;
    },
    get isAtHome() {
      return helper().isAtHome;
    },
    get doesSmallThings() {
      return helper().doesSmallThings;
    },
    follow(model, permission = "reads") {
      may = permission;
      const name = model && `${model.host.openAiAddress} ${model.name}`;
      if (name === followed) return;
      asked = model ? open(model) : named;
      followed = name;
    },
    admit(request) {
      const read = reader().admit(request);
      // What is dark is a small thing for nobody.
      const isSmall = isSmallThing(request) && !read.isDistressed;
      const duck = isSmall ? helper() : reader();
      const admission = duck === reader() ? read : duck.admit(request);
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
    health: () => helper().health(),
  };
}

/** Returns whether a call is for a name, a title or a smaller step. */
function isSmallThing({ feature, isForSmallerStep = false }: AdmissionRequest): boolean {
  return feature === "generateUserBlockName" || isForSmallerStep;
}
