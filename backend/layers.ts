/** The layers of the contract; each includes the lower ones. */

export type Layer = 'stock' | 'commerce' | 'merchant';

const order: readonly Layer[] = ['stock', 'commerce', 'merchant'];

export function includedLayers(layer: Layer): readonly Layer[] {
  return order.slice(0, order.indexOf(layer) + 1);
}

export function includesLayer(layer: Layer, wanted: Layer): boolean {
  return order.indexOf(layer) >= order.indexOf(wanted);
}

export function isLayer(text: string): text is Layer {
  return (order as readonly string[]).includes(text);
}
