/** A value that the state one is in guarantees; its absence is a mistake in the machine, not of the shopper. */

export const present = <Value>(value: Value | null | undefined, name: string): Value => {
  if (value === null || value === undefined) throw new Error(`${name} is missing in this state`);
  return value;
};
