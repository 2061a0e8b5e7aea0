// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PictureOutput } from "#contract/pictures.ts";
import { PICTURE_BYTES_MAX } from "#domain/pictures/limits.ts";
import { BlockPictures } from "./block-pictures.tsx";

const BLOCK = "0192f0c4-0000-7000-8000-000000000001";
const PICTURE: PictureOutput = {
  id: "0192f0c4-0000-7000-8000-000000000002",
  src: "/api/picture-files/x",
  alt: "",
  width: 800,
  height: 600,
  createdAt: "2026-10-14T08:00:00.000Z",
};

let items: PictureOutput[];
let refusal: string | null;
let sent: { method: string; path: string; body: unknown }[];
beforeEach(() => {
  items = [];
  refusal = null;
  sent = [];
  vi.stubGlobal("fetch", async (path: string, init: { method: string; body?: FormData | string }) => {
    if (init.method === "GET")
      return Response.json({ items, room: { usedBytes: 900, allBytes: 26_214_400 } });
    const body = typeof init.body === "string" ? JSON.parse(init.body) : Object.fromEntries(init.body ?? []);
    sent.push({ method: init.method, path, body });
    if (refusal !== null)
      return Response.json({ error: { code: "invalid_input", message: refusal } }, { status: 400 });
    if (init.method === "DELETE") {
      items = [];
      return Response.json({ isRemoved: true });
    }
    const saved = { ...PICTURE, ...(init.method === "PATCH" && { alt: body.alt }) };
    items = [saved];
    return Response.json(saved);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BlockPictures blockId={BLOCK} />
    </QueryClientProvider>,
  );
}
async function press(name: string): Promise<void> {
  const button = await screen.findByRole("button", { name });
  button.focus();
  fireEvent.click(button);
}

async function choose(size = 3): Promise<void> {
  await screen.findByRole("button", { name: "Add a picture" });
  const file = new File([new Uint8Array(size)], "board.jpg", { type: "image/jpeg" });
  const [input] = document.querySelectorAll("input[type=file]");
  fireEvent.change(input as Element, { target: { files: [file] } });
}

describe("the pictures of a block", () => {
  it("are loaded lazily, and one without words says that it has none", async () => {
    items = [PICTURE, { ...PICTURE, id: BLOCK, alt: "The whiteboard" }];
    open();
    await screen.findByAltText("The whiteboard");
    const image = screen.getByAltText("Picture 1, not described yet");
    expect([image.getAttribute("loading"), image.getAttribute("width")]).toEqual(["lazy", "800"]);
    expect(screen.getByText("1 MB of 25 MB used")).toBeDefined();
  });

  it("get another one, which is sent again under the same id after a refusal", async () => {
    open();
    refusal = "This picture is damaged or cut off. Nothing of it was kept.";
    await choose();
    await screen.findByText(/board\.jpg was not added\. This picture is damaged/);
    refusal = null;
    await press("Try again");
    expect(document.activeElement?.textContent).toBe("Add a picture");
    await screen.findByAltText("Picture 1, not described yet");
    const ids = sent.map(({ body }) => (body as { pictureId: string }).pictureId);
    expect([ids.length, new Set(ids).size, sent[0]?.path]).toEqual([2, 1, `/api/blocks/${BLOCK}/pictures`]);
  });

  it("take no file above ten megabytes, and say so without sending it", async () => {
    open();
    await choose(PICTURE_BYTES_MAX + 1);
    await screen.findByText("A picture may have at most 10 MB. This one has more.");
    expect(sent).toEqual([]);
  });

  it("are described, and removed after a question", async () => {
    items = [PICTURE];
    open();
    await press("Describe Picture 1, not described yet");
    fireEvent.change(screen.getByLabelText("What it shows"), { target: { value: "The whiteboard" } });
    await press("Save");
    await screen.findByAltText("The whiteboard");
    await press("Remove The whiteboard");
    await press("Keep it");
    await press("Remove The whiteboard");
    await press("Remove for good");
    await waitFor(() => expect(screen.queryByAltText("The whiteboard")).toBeNull());
    expect(sent.map(({ method }) => method)).toEqual(["PATCH", "DELETE"]);
  });

  it("keep the focus beside a picture that is described, and in their section after it is removed", async () => {
    items = [PICTURE];
    open();
    await press("Describe Picture 1, not described yet");
    expect(document.activeElement).toBe(screen.getByLabelText("What it shows"));
    await press("Cancel");
    expect(document.activeElement?.textContent).toBe("Describe");
    await press("Describe Picture 1, not described yet");
    fireEvent.change(screen.getByLabelText("What it shows"), { target: { value: "The whiteboard" } });
    await press("Save");
    await screen.findByAltText("The whiteboard");
    expect(document.activeElement?.textContent).toBe("Edit");
    await press("Remove The whiteboard");
    expect(document.activeElement?.textContent).toBe("Keep it");
    await press("Remove for good");
    await waitFor(() => expect(screen.queryByAltText("The whiteboard")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Pictures" }));
  });
});
