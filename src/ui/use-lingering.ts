/** Keeps removed list items in place until their exit animation ends. */
import { useState } from 'react';

interface Keyed {
  readonly id: string;
}

export type Lingering<Item> = Item & { readonly isLeaving: boolean };

/** Reinserts removed items behind their former predecessor. */
const woven = <Item extends Keyed>(
  before: readonly Lingering<Item>[],
  now: readonly Item[],
): readonly Lingering<Item>[] => {
  const drawn: Lingering<Item>[] = now.map((item) => ({ ...item, isLeaving: false }));
  const isHere = (wanted: string): boolean => now.some(({ id }) => id === wanted);
  before.forEach((item, index) => {
    if (isHere(item.id)) return;
    const ahead = before[index - 1];
    const at = ahead === undefined ? -1 : drawn.findIndex(({ id }) => id === ahead.id);
    drawn.splice(at + 1, 0, { ...item, isLeaving: true });
  });
  return drawn;
};

export const useLingering = <Item extends Keyed>(items: readonly Item[]) => {
  const [seen, setSeen] = useState<{
    readonly items: readonly Item[];
    readonly drawn: readonly Lingering<Item>[];
  }>({ items, drawn: woven<Item>([], items) });
  const isNews = seen.items.length !== items.length || seen.items.some((item, at) => item !== items[at]);
  const drawn = isNews ? woven(seen.drawn, items) : seen.drawn;
  if (isNews) setSeen({ items, drawn });
  const forget = (gone: string): void =>
    setSeen((last) => ({
      ...last,
      drawn: last.drawn.filter(({ id, isLeaving }) => !isLeaving || id !== gone),
    }));
  return { drawn, forget };
};
