/** Everything a shop knows, stores or emits, as text to search for what must not be there. */

import type { AnyActorRef } from 'xstate';
import type { Browser, RunningShop } from './running-shop.ts';

const contextsOf = (actor: AnyActorRef): string => {
  const { context, children } = actor.getSnapshot();
  return [JSON.stringify(context), ...Object.values<AnyActorRef>(children ?? {}).map(contextsOf)].join('\n');
};

/** The contexts of all machines. */
export const everythingKnown = ({ shop }: Pick<RunningShop, 'shop'>): string => contextsOf(shop);

export const everythingStored = ({ local, tab }: Browser): string =>
  JSON.stringify([...local.entries, ...tab.entries]);

/** Without random ids and times, in which any four digits may occur. */
export const withoutChance = (text: string): string =>
  text
    .replace(/\b[0-9a-f]{32}\b/g, 'cart-id')
    .replace(/\b\d{13}\.\d(\.\d+)?(e-\d+)?/g, 'stamp')
    .replace(/"storedAt":\d+/g, '');

/** Every text that was ever written to storage. */
export const everythingWritten = ({ local, tab }: Browser): string =>
  withoutChance([...local.written, ...tab.written].join('\n'));
