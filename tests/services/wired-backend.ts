/** The services on the real embedded backend: its fetch plugged into the transport, every request noted. */

import { createActor, toPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { createBackend } from '#backend/backend.ts';
import type { SeedShop } from '#backend/seed/seed-types.ts';
import { cacheDir, clientOf } from '#tests/backend/shop-client.ts';
import { origin, wiresTo, type Answering } from '#tests/transport/wires.ts';
import type { TransportSettings } from '#transport/settings.ts';
import { createStorage } from '#transport/storage.ts';
import { createTransport } from '#transport/transport.ts';
import type { Address } from '#machines/domain/address.ts';
import { memoryArea } from '#tests/transport/wires.ts';

/** Asks a service as a machine would: started with its input, awaited for its output. */
export const ask = <Output, Input extends NonReducibleUnknown>(
  logic: PromiseActorLogic<Output, Input>,
  input: Input,
): Promise<Output> => {
  const actor = createActor(logic, { input });
  const answer = toPromise(actor);
  actor.start();
  return answer;
};

/** A transport with its two storages; `kept` and `session` can be looked into. */
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
    /** What the backend itself complained of: it should never have to. */
    lines,
    /** The backend behind the services' back. */
    direct: clientOf((request) => backend.fetch(request), origin),
    wires: (own: Partial<TransportSettings> = {}) => transportTo(answering, own),
    close: () => backend.close(),
  };
};

export type OpenBackend = Awaited<ReturnType<typeof openBackend>>;

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
