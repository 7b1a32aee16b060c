/** Thrown after an order is stored to simulate a lost response (BEY-01). */

export class LostResponse extends Error {
  override name = 'LostResponse';

  constructor() {
    super('The order was made; its answer is dropped on purpose.');
  }
}

/** Simulates a dropped connection: the response starts and breaks off. */
export function abortedResponse(): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new LostResponse());
    },
  });
  return new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } });
}
