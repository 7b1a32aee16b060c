/** Turns the shop's facts into tracking events, each once (§7, BEY-11). */

import type { ShopFact } from '#machines/shop.events.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { createFormListener } from './form-listener.ts';
import { createProductBook } from './product-book.ts';
import type { Track } from './tracking-event.ts';
import { createTradeListener, type StepMemory } from './trade-listener.ts';
import { createViewListener } from './view-listener.ts';

export type FactListener = (fact: ShopFact) => void;

interface Opened {
  /** Content in the page itself, for which no fact is emitted. */
  readonly contents: readonly { readonly subject: Subject; readonly content: Content }[];
}

export const createFactListener = (track: Track, memory: StepMemory, { contents }: Opened): FactListener => {
  const book = createProductBook();
  const listeners = [
    createViewListener(track, book),
    createTradeListener(track, book, memory),
    createFormListener(track),
  ];
  const receive = (fact: ShopFact): void => listeners.forEach((listener) => listener(fact));
  for (const { subject, content } of contents) receive({ type: 'catalog.loaded', subject, content });
  return receive;
};
