import { NotFound } from "../features/shell/not-found.tsx";

export function meta() {
  return [{ title: "Nothing here · Rubber Arcana" }, { name: "robots", content: "noindex" }];
}

export default function NotFoundPage() {
  return <NotFound />;
}
