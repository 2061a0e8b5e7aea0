// The types of the modules that the build makes from the contract and the deck: scripts/virtual-modules.mjs.
declare module "virtual:endpoints" {
  export const ENDPOINTS: Record<string, Record<string, import("./api/endpoint-row.ts").EndpointRow>>;
}

declare module "virtual:footer" {
  export const FOOTER_PAGES: readonly { to: string; name: string }[];
}

declare module "virtual:landing" {
  export const LANDING: {
    deckSize: number;
    strip: import("./features/landing/strip-card.ts").StripCard[];
    letters: import("./features/landing/testimonials.ts").Letter[];
  };
}
