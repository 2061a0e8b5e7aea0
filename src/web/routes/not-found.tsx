import { NotFound } from "../features/shell/not-found.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Nothing here") }, { name: "robots", content: "noindex" }];
}

export default function NotFoundPage() {
  return <NotFound />;
}
