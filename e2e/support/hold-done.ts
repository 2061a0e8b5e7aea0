// Holds back the last event of a reading's stream, so that a test can look at the page while the reading is being
// written.

/** Runs in the page from its start. The event arrives when `window.letReadingEnd` is called, or after a reload. */
export function holdDone(): void {
  const send = window.fetch.bind(window);
  const isReleased = new Promise<void>((resolve) => Object.assign(window, { letReadingEnd: resolve }));
  window.fetch = async (input, init) => {
    const answer = await send(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!/\/api\/readings/.test(address) || !answer.body) return answer;
    const decoder = new TextDecoder();
    const held = new TransformStream<Uint8Array, Uint8Array>({
      async transform(piece, controller) {
        if (decoder.decode(piece).includes('"type":"done"')) await isReleased;
        controller.enqueue(piece);
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body.pipeThrough(held), { status, headers });
  };
}
