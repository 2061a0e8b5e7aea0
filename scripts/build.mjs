// npm run build: installs what is missing and builds pages, server and the import, so that a start has nothing left to do. The pages
// are built for the settings of the environment.
import { onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { buildAppIfChanged, buildImportIfChanged } = await import("./built-app.mjs");
await buildAppIfChanged();
await buildImportIfChanged();
