/**
 * Returns a stream that produces bytes on demand and stops when the reader cancels. `onError` is called when producing
 * fails midway.
 */
export function streamOfBytes(
  bytes: AsyncGenerator<Uint8Array>,
  onError: (error: unknown) => void,
): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}
