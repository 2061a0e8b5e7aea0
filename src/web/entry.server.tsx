// Renders a whole page to HTML once, when the site is built.
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

export default async function writePage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = <ServerRouter context={context} url={request.url} />;
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  headers.set("content-type", "text/html");
  return new Response(prelude, { status, headers });
}
