// Holds back the last event of a reading's stream, so that a test can look at the page while the reading is being
// written.

/** Runs in the page from its start. The event arrives when `window.letReadingEnd` is called, or after a reload. */
export function delayDoneEvent(): void {
  const send = window.fetch.bind(window);
  const isReleased = new Promise<void>((resolve) => Object.assign(window, { letReadingEnd: resolve }));
  window.fetch = async (input, init) => {
    const answer = await send(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!/\/api\/readings/.test(address) || !answer.body) return answer;
    const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
    const held = new TransformStream<Uint8Array, Uint8Array>({
      async transform(piece, controller) {
        const text = decoder.decode(piece, { stream: true });
        // A reading that has ended on the server comes in one piece: only its last event is held back.
        const done = text.indexOf('"type":"done"');
        const start = done < 0 ? text.length : Math.max(0, text.lastIndexOf("\n\n", done));
        controller.enqueue(encoder.encode(text.slice(0, start)));
        if (done < 0) return;
        await isReleased;
        controller.enqueue(encoder.encode(text.slice(start)));
      },
    });
    const { status, headers } = answer;
    return new Response(answer.body.pipeThrough(held), { status, headers });
  };
}
