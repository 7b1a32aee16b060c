/** Which Magento's habits are imitated beside the contract: faults of a stock release that a storefront has to cope with. */
import type { Layer } from './layers.ts';

export type Habits = '2.4.7' | 'off';

const known: readonly Habits[] = ['2.4.7', 'off'];

export function isHabits(text: string): text is Habits {
  return (known as readonly string[]).includes(text);
}

/** The higher layers are the demonstration's, the stock one stands for a real Magento. */
export function defaultHabits(layer: Layer): Habits {
  return layer === 'stock' ? '2.4.7' : 'off';
}
