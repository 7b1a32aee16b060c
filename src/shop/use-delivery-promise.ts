/** The shopper's delivery promise, for every place that shows it (BEY-18). */

import type { SnapshotFrom } from 'xstate';
import type { deliveryPromiseMachine } from '#machines/desk/delivery-promise/delivery-promise.machine.ts';
import { selectPromise } from '#machines/desk/delivery-promise/delivery-promise.selectors.ts';
import type { deskMachine } from '#machines/desk/desk.machine.ts';
import { defaultCountry } from '#machines/domain/constants.ts';
import type { DeliveryPromise } from '#machines/domain/delivery-promise.ts';
import { selectWing } from '#machines/wing.selectors.ts';
import { useOfPart } from './use-of-part.ts';
import { useOfConfig } from './use-reading.ts';
import { useWing, type PickOf } from './use-shop.ts';

type Select<Value> = (snapshot: SnapshotFrom<typeof deliveryPromiseMachine>) => Value;

const promiseOf: PickOf<typeof deliveryPromiseMachine> = (wing) =>
  selectWing<typeof deskMachine>(wing)?.getSnapshot().children.deliveryPromise;

/** `absent` until the desk is loaded. */
export const useOfPromise = <Value>(select: Select<Value>, absent: Value): Value =>
  useOfPart(useWing('desk'), promiseOf, select, absent);

/** Null if no postcode is known or the backend cannot answer. */
export const usePromise = (): DeliveryPromise | null => useOfPromise(selectPromise, null);

/** The country of a postcode until the shopper chooses another. */
export const useStoreCountry = (): string =>
  useOfConfig(({ country }) => country ?? defaultCountry, defaultCountry);
