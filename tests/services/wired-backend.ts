/** Services on the real embedded backend, every request recorded. */

import { afterAll, beforeAll, expect } from 'vitest';
import { createActor, toPromise, waitFor, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import type { SeedShop } from '#backend/seed/seed-types.ts';
import { borrowBackend } from '#tests/backend/borrowed-backend.ts';
import { alone } from '../machines/bench.ts';
import { brisbane as anyAddress } from '../models/goods.ts';
import { cacheDir, clientOf } from '#tests/backend/shop-client.ts';
import { memoryArea, origin, signIn, wiresTo, type Answering, type Sent } from '#tests/transport/wires.ts';
import type { TransportSettings } from '#transport/settings.ts';
import { createStorage } from '#transport/storage.ts';
import { createTransport } from '#transport/transport.ts';
import {
  cartOwnerMachine,
  type AdoptedCart,
  type CartAdoption,
} from '#machines/trade/cart/cart-owner.machine.ts';
import type { ShippingPlace } from '#machines/checkout/shipping/shipping.events.ts';
import { shippingMachine } from '#machines/checkout/shipping/shipping.machine.ts';
import type { Address } from '#machines/domain/address.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import { present } from '#machines/domain/present.ts';
import type { createShippingService } from '#services/checkout/shipping.service.ts';
import type { createCartService } from '#services/cart/cart.service.ts';
import { createStoredSession } from '#services/session/stored-session.ts';
import { createSessionService } from '#services/session/session.service.ts';

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

/** Takes up the customer's own cart as the shop does. */
export const adopt = (
  { readOwnCart, mergeCarts, readCart }: ReturnType<typeof createCartService>,
  input: CartAdoption,
): Promise<AdoptedCart> => {
  const machine = cartOwnerMachine.provide({ actors: { readOwnCart, mergeCarts, readCart } });
  return toPromise(createActor(machine, { input }).start());
};

/** The methods that the shipping machine offers by this service, once their prices are known. */
export const pricedOffers = async (
  actors: ReturnType<typeof createShippingService>,
  place: Omit<ShippingPlace, 'isComplete'> & { readonly preferred?: ShippingMethod },
) => {
  const { actor } = alone(shippingMachine.provide({ actors }));
  actor.send({ type: 'shipping.estimate', isComplete: true, ...place });
  return (await waitFor(actor, (now) => now.matches('estimated'))).context.methods;
};

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

/** Sends GraphQL as this customer without the services; fails where the answer has errors. */
const createDirectAs =
  (answering: Answering, direct: ReturnType<typeof clientOf>) => async (name: string) => {
    const { data } = await direct.graphql(
      'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Water4all!") { token } }',
      { email: `${name}@example.com` },
    );
    const client = clientOf((request) => Promise.resolve(answering(request)), origin, {
      Authorization: `Bearer ${String(data.generateCustomerToken.token)}`,
    });
    return async (query: string, variables: object = {}) => {
      const answer = await client.graphql(query, variables);
      if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
      return answer.data;
    };
  };

export const openBackend = async (seed: SeedShop) => {
  const lines: string[] = [];
  const backend = await borrowBackend({ dataDir: null, seed, cacheDir, log: (line) => lines.push(line) });
  const answering: Answering = (request) => backend.fetch(request);
  const direct = clientOf((request) => backend.fetch(request), origin);
  return {
    answering,
    /** Errors the backend logged. */
    lines,
    /** The backend without the services. */
    direct,
    directAs: createDirectAs(answering, direct),
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
    directAs: (name) => backend().directAs(name),
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
  await ask(createSessionService(transport).signIn, { credentials: { email, password } });
  await ask(createStoredSession(transport, session).activateToken, { email });
  sent.length = 0;
};

/** The wires of a customer whose requests get this answer. */
export const customerTo = (answering: Answering, own: Partial<TransportSettings> = {}) => {
  const wires = transportTo(answering, own);
  signIn(wires.settings);
  return wires;
};

export const bodyOf = (sent: Sent | undefined) => JSON.parse(sent?.body ?? '');

export const pathsOf = (sent: readonly Sent[]): readonly string[] =>
  sent.map(({ method, url }) => `${method} ${url.pathname}`);

export const brisbane: Address = {
  ...anyAddress,
  firstname: 'Gina',
  lastname: 'Guest',
  telephone: '0730000000',
  street: '1 Queen St',
  regionId: 608,
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
