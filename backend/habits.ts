/** Names the stock release whose faults are imitated, which a storefront has to cope with. */
import type { Layer } from './layers.ts';

export type Habits = '2.4.7' | 'off';

const known: readonly Habits[] = ['2.4.7', 'off'];

export function isHabits(text: string): text is Habits {
  return (known as readonly string[]).includes(text);
}

/** The stock layer stands for a real Magento; higher layers are the demonstration's. */
export function defaultHabits(layer: Layer): Habits {
  return layer === 'stock' ? '2.4.7' : 'off';
}
