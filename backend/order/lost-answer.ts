/** Thrown once an order stands whose answer shall never arrive, so that a lost one can be tried by hand (BEY-01). */

export class LostAnswer extends Error {
  override name = 'LostAnswer';

  constructor() {
    super('The order was made; its answer is dropped on purpose.');
  }
}

/** What a client sees of a line that drops: an answer that begins and breaks off. */
export function brokenOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new LostAnswer());
    },
  });
  return new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } });
}
