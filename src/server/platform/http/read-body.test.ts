import { connect } from "node:net";
import { expect, it } from "vitest";
import { serve } from "#test-support/serve.ts";
import { readBody } from "./read-body.ts";

it("a caller who disconnects while sending causes a bad request, not a server error", async () => {
  const failure = Promise.withResolvers<unknown>();
  const begun = Promise.withResolvers<void>();
  const { url } = await serve((request) => {
    request.once("data", () => begun.resolve());
    readBody(request).catch(failure.resolve);
  });
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write("POST / HTTP/1.1\r\nhost: pond\r\ncontent-length: 90\r\n\r\n{");
  await begun.promise;
  socket.destroy();
  expect(await failure.promise).toMatchObject({ code: "invalid_input" });
});
