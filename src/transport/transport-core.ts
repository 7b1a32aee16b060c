/** The part of the transport that needs no network: storage, token, abilities of the backend. */

import { createAuthorization, type Authorization } from './authorization.ts';
import { gapsOf, type Gaps } from './backend-versions.ts';
import { createStoredAnswers, type StoredAnswers } from './stored-answers.ts';
import type { Layer, TransportSettings } from './settings.ts';
import type { Storage } from './storage.ts';

export interface TransportCore {
  readonly settings: TransportSettings;
  readonly storage: Storage;
  readonly storeCode: string;
  readonly authorization: Authorization;
  /** Whether the backend supports this layer. */
  readonly has: (layer: Layer) => boolean;
  /** What the backend's version requires to look up an order, besides number and email. */
  readonly orderProof: Gaps['orderProof'];
  readonly isOnline: () => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Stored public responses for visits without a connection. */
  readonly storedAnswers: StoredAnswers;
}

const order: readonly Layer[] = ['stock', 'commerce', 'merchant'];

export const createTransportCore = (settings: TransportSettings): TransportCore => ({
  settings,
  storage: settings.storage,
  storeCode: settings.storeCode,
  orderProof: gapsOf[settings.version].orderProof,
  isOnline: settings.isOnline,
  wait: settings.wait,
  authorization: createAuthorization(settings.storage),
  storedAnswers: createStoredAnswers(settings),
  has: (layer) => order.indexOf(layer) <= order.indexOf(settings.layer),
});
