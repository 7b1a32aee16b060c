/** Services on the real embedded backend, every request recorded. */

import { afterAll, beforeAll, expect } from 'vitest';
import { createActor, toPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { createBackend } from '#backend/backend.ts';
import type { SeedShop } from '#backend/seed/seed-types.ts';
import { cacheDir, clientOf } from '#tests/backend/shop-client.ts';
import { memoryArea, origin, signIn, wiresTo, type Answering, type Sent } from '#tests/transport/wires.ts';
import type { TransportSettings } from '#transport/settings.ts';
import { createStorage } from '#transport/storage.ts';
import { createTransport } from '#transport/transport.ts';
import type { Address } from '#machines/domain/address.ts';
import { present } from '#machines/domain/present.ts';
import { createSessionService } from '#services/session.service.ts';

/** Runs a service's actor with its input and returns its output. */
export const ask = <Output, Input extends NonReducibleUnknown>(
  logic: PromiseActorLogic<Output, Input>,
  input: Input,
): Promise<Output> => {
  const actor = createActor(logic, { input });
  const answer = toPromise(actor);
  actor.start();
  return answer;
};

/** A transport with its two storages, both readable. */
export const transportTo = (answering: Answering, own: Partial<TransportSettings> = {}) => {
  const wires = wiresTo(answering, own);
  const tab = memoryArea();
  return {
    ...wires,
    transport: createTransport(wires.settings),
    tab,
    session: createStorage(tab.area, 'TEST__'),
  };
};

export const openBackend = async (seed: SeedShop) => {
  const lines: string[] = [];
  const backend = await createBackend({ dataDir: null, seed, cacheDir, log: (line) => lines.push(line) });
  const answering: Answering = (request) => backend.fetch(request);
  return {
    answering,
    /** Errors the backend logged. */
    lines,
    /** The backend without the services. */
    direct: clientOf((request) => backend.fetch(request), origin),
    wires: (own: Partial<TransportSettings> = {}) => transportTo(answering, own),
    close: () => backend.close(),
  };
};

export type OpenBackend = Awaited<ReturnType<typeof openBackend>>;

/** The backend of one test file, expected to log no error but the allowed ones. */
export const useBackend = (seed: SeedShop, allowed = /^$/): Omit<OpenBackend, 'lines' | 'close'> => {
  let opened: OpenBackend | undefined;
  const backend = (): OpenBackend => present(opened, 'the backend');
  beforeAll(async () => {
    opened = await openBackend(seed);
  }, 400_000);
  afterAll(async () => {
    expect(backend().lines.filter((line) => !allowed.test(line))).toEqual([]);
    await backend().close();
  });
  return {
    answering: (request) => backend().answering(request),
    wires: (own) => backend().wires(own),
    get direct() {
      return backend().direct;
    },
  };
};

/** Signs in and forgets what was sent for it. */
export const signInAs = async (
  { transport, session, sent }: ReturnType<typeof transportTo>,
  name: string,
  password = 'Water4all!',
): Promise<void> => {
  const email = `${name}@example.com`;
  const service = createSessionService(transport, session);
  await ask(service.signIn, { credentials: { email, password } });
  await ask(service.activateToken, { email });
  sent.length = 0;
};

/** The wires of a customer whose requests get this answer. */
export const customerTo = (answering: Answering, own: Partial<TransportSettings> = {}) => {
  const wires = transportTo(answering, own);
  signIn(wires.settings);
  return wires;
};

/** The parsed body of a request. */
export const bodyOf = (sent: Sent | undefined) => JSON.parse(sent?.body ?? '');

/** Method and path of each request. */
export const pathsOf = (sent: readonly Sent[]): readonly string[] =>
  sent.map(({ method, url }) => `${method} ${url.pathname}`);

export const brisbane: Address = {
  firstname: 'Gina',
  lastname: 'Guest',
  company: '',
  telephone: '0730000000',
  street: '1 Queen St',
  street2: '',
  city: 'Brisbane',
  regionId: 608,
  regionCode: 'QLD',
  postcode: '4000',
  countryCode: 'AU',
  deliveryInstructions: null,
  isSavedInBook: false,
};

export const auckland: Address = {
  ...brisbane,
  street: '2 Harbour Road',
  city: 'Auckland',
  regionId: null,
  regionCode: '',
  postcode: '1010',
  countryCode: 'NZ',
};

export const aud = (cents: number) => ({ cents, currency: 'AUD' });
