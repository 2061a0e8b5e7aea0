// The types of the modules that the build generates from the contract and the deck (scripts/virtual-modules.mjs).
declare module "virtual:endpoints" {
  type Row = import("./api/endpoint-row.ts").EndpointRow;
  export const ENDPOINTS: Record<string, Record<string, Row>> & {
    account: { export: Row };
    exports: { make: Row; year: Row; download: Row };
    pictures: { add: Row; setAvatar: Row };
  };
}

declare module "virtual:me-path" {
  /** The path of the request that returns the current person. */
  export const ME_PATH: string;
}

declare module "virtual:footer" {
  export const FOOTER_PAGES: readonly { to: string; name: string }[];
}

declare module "virtual:landing" {
  export const LANDING: {
    deckSize: number;
    strip: import("./features/landing/strip-card.ts").StripCard[];
    letters: import("./features/landing/testimonials.ts").Testimonial[];
  };
}
