/** A stream that requests the next chunk when the previous one has been sent. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const { value, done } = await pieces.next()
          if (done) return controller.close()
          if (value.length === 0) continue
          return controller.enqueue(value)
        }
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}
