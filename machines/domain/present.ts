/** A value that the current state guarantees; its absence is a bug in the machine. */

export const present = <Value>(value: Value | null | undefined, name: string): Value => {
  if (value === null || value === undefined) throw new Error(`${name} is missing in this state`);
  return value;
};
