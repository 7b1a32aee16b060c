/** What a recorder keeps of the events of any machine. */

import { createActor, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { createRecorder, mostEvents } from '#recorder/recorder.ts';
import { readRecording } from '#recorder/recording.ts';
import { redact } from '#recorder/redaction.ts';
import { FailureError } from '#machines/domain/failure.ts';

const ping = createMachine({ id: 'ping', on: { '*': {} } });

const start = () => {
  const recorder = createRecorder();
  const actor = createActor(ping, { inspect: recorder }).start();
  const send = (fields: object) => actor.send({ type: 'ping', ...fields });
  return { recorder, send };
};

test('keeps the newest thousand events, fewer where they are large, and counts the others [MACH-04]', () => {
  const { recorder, send } = start();
  for (let serial = 1; serial <= mostEvents; serial += 1) send({ serial });
  expect([recorder.events.length, recorder.dropped]).toEqual([mostEvents, 1]);
  expect(recorder.events.at(-1)).toMatchObject({ to: 'shop', event: { type: 'ping', serial: mostEvents } });
  const large = Array.from({ length: 20_000 }, (_, index) => `line ${index}`);
  for (let count = 0; count < 20; count += 1) send({ large });
  expect(JSON.stringify(readRecording(recorder)).length).toBeLessThan(2_000_000);
  expect(recorder.dropped).toBeGreaterThan(mostEvents);
});

test('an event that cannot be written down reaches its machine all the same [MACH-04]', () => {
  const { recorder, send } = start();
  const circle: object[] = [];
  circle.push(circle);
  expect(() => send({ circle })).not.toThrow();
  expect(recorder.dropped).toBe(1);
});

test.each([
  [{ type: 'cart.addItem', quantity: 2, cents: 1295, isNew: true, code: 'AU', listed: ['braintree'] }, null],
  [
    new FailureError('server', 'Pat, try again'),
    { kind: 'server', message: expect.stringMatching(/^~words\d+$/) },
  ],
  [{ kind: 'Pat Lee' }, { kind: expect.stringMatching(/^~words\d+$/) }],
  [{ code: 'SAVE10' }, { code: expect.stringMatching(/^~\d+$/) }],
  [{ email: 'pat@example.com' }, { email: expect.stringMatching(/^~email\d+$/) }],
  [{ telephone: '0400 000 000' }, { telephone: expect.stringMatching(/^~digits\d+$/) }],
  [{ latitude: -27.47 }, { latitude: expect.stringMatching(/^#\d+$/) }],
  [{ 'pat@example.com': '' }, { [String(redact('pat@example.com')).replace('email', '')]: '' }],
  [{ content: { kind: 'cmsPage', page: { title: 'Us' } } }, { content: { kind: 'cmsPage' } }],
  [
    { products: [{ sku: 'A' }], facets: [{ label: 'Size' }], store: new Map() },
    { products: [], facets: [], store: null },
  ],
])('redacts %j [MACH-04]', (event, redacted) => {
  expect(redact(event)).toEqual(redacted ?? event);
});
