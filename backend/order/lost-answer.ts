/** Thrown after an order is stored to simulate a lost response (BEY-01). */

export class LostAnswer extends Error {
  override name = 'LostAnswer';

  constructor() {
    super('The order was made; its answer is dropped on purpose.');
  }
}

/** Simulates a dropped connection: the response starts and breaks off. */
export function brokenOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new LostAnswer());
    },
  });
  return new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } });
}
