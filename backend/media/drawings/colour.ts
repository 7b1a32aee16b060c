/** Defines the colours of every drawing and mixes lighter and darker ones. */
export const brand = {
  blue: '#0b4ea2',
  deepBlue: '#083d80',
  light: '#d8eefb',
  orange: '#f4821f',
  ink: '#14202b',
} as const;

export const water = { pale: '#e3f3fc', clear: '#b9def4', body: '#8cc6ea', deep: '#4f9fd3' } as const;

export const material = {
  white: '#f7f9fb',
  steel: '#c3ccd4',
  graphite: '#39444f',
  kraft: '#d9b88f',
  card: '#f3f0ea',
  timber: '#c9965f',
  glass: '#dbeef8',
  sand: '#e6d5b8',
  leaf: '#6f9b57',
  mint: '#8fc9b2',
  red: '#c8402f',
} as const;

function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** With `share` 0 the first colour, with 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const blend = (one: number, other: number) => Math.round(one + (other - one) * share);
  const [red, green, blue] = [blend(a[0], b[0]), blend(a[1], b[1]), blend(a[2], b[2])];
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

export function lighter(hex: string, share: number): string {
  return mix(hex, '#ffffff', share);
}

/** Shades towards blue, like shadows in daylight. */
export function darker(hex: string, share: number): string {
  return mix(hex, '#0b2540', share);
}
