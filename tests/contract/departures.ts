/** Where the embedded backend answers unlike the recorded shop on purpose, each with its reason. */

export interface Departure {
  /** Names of recordings. */
  readonly cases: RegExp;
  /** What the difference must look like; anything else about the same recording is still a mismatch. */
  readonly fault: RegExp;
  readonly because: string;
}

export const departures: readonly Departure[] = [];
