// The metadata of a public page: for browser tabs, search engines and link previews.
import type { MetaDescriptor } from "react-router";
import { SITE_ORIGIN } from "#domain/site-origin.ts";
import { SITE } from "../ui/site.ts";

/** The site's origin: in a browser the page's own, and at build time a placeholder. */
const ORIGIN = typeof window === "undefined" ? SITE_ORIGIN : window.location.origin;
const PICTURE = { width: "1200", height: "630", type: "image/jpeg" };
/** The name of the whole deck in the schema.org data of pages. */
export const LIBRARY = `The cards of ${SITE.name}`;
const SITE_PICTURE = "rubber-arcana";

/** The schema.org data of a page. */
export interface PageData {
  [name: string]: string | number | PageData | PageData[];
}

export interface PublicPage {
  title: string;
  description: string;
  /** The canonical path, such as `/cards/the-cache`. */
  path: `/${string}`;
  /** A file name in `public/social/` without its extension. The default is the site's own picture. */
  picture?: string;
  /** The description of the preview picture in words. */
  pictureAlt?: string;
  data?: PageData;
}

/** Returns the absolute URL of a page or picture. */
export function addressOf(path: `/${string}`): string {
  return `${ORIGIN}${path}`;
}

/** Returns the address of the picture that a link preview of a page shows. */
export function pictureAddress(name: string): string {
  return addressOf(`/social/${name}.jpg`);
}

/** Returns the metadata of a public page in the form of React Router's `meta`. */
export function describePage(page: PublicPage): MetaDescriptor[] {
  const { title, description, path, picture = SITE_PICTURE, data } = page;
  const alt =
    page.pictureAlt ?? "Three cards of the deck on a moonlit pond; on the last a duck in a wizard’s hat.";
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: addressOf(path) },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: SITE.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: addressOf(path) },
    { property: "og:image", content: pictureAddress(picture) },
    { property: "og:image:width", content: PICTURE.width },
    { property: "og:image:height", content: PICTURE.height },
    { property: "og:image:type", content: PICTURE.type },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(data ? [{ "script:ld+json": data }] : []),
  ];
}
