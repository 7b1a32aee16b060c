/** Generates names and descriptions of products. */
import type { Dice } from './dice.ts';

const makers = [
  'Brightwater',
  'Corella',
  'Paddock Lane',
  'Ridgeway',
  'Tarn',
  'Fernhill',
  'Coolibah',
  'Longreach',
] as const;
const manners = [
  'Classic',
  'Compact',
  'Family',
  'Office',
  'Quiet',
  'Slim',
  'Sturdy',
  'Travel',
  'Wide',
] as const;
const things = [
  'Spring Water',
  'Sparkling Water',
  'Water Cooler',
  'Bench Cooler',
  'Filter Cartridge',
  'Drink Bottle',
  'Paper Cups',
  'Glass Tumbler',
  'Coffee Beans',
  'Green Tea',
  'Hand Pump',
  'Bottle Rack',
  'Cleaning Kit',
  'Drip Tray',
  'Copy Paper',
  'Serviettes',
] as const;
const sizes = [
  '250 mL',
  '600 mL',
  '1 L',
  '1.5 L',
  '10 L',
  '15 L',
  '6 pack',
  '12 pack',
  '24 pack',
  '100 pack',
] as const;

export interface GeneratedName {
  readonly name: string;
  readonly size: string;
  readonly maker: string;
}

export function productName(dice: Dice): GeneratedName {
  const [maker, size] = [dice.pick(makers), dice.pick(sizes)];
  return { maker, size, name: `${maker} ${dice.pick(manners)} ${dice.pick(things)} ${size}` };
}

export function sentence({ name, maker }: GeneratedName): string {
  return `${name} by ${maker}, for homes and workplaces.`;
}
