/** Creates nonces that contain their creation time, so that expiry needs no column. */
import { randomBytes } from 'node:crypto';

const lifetimeMs = 3 * 60 * 60 * 1000;
const shape = /^tokencc_bh_([0-9a-z]+)_[0-9a-f]{32}$/;

export const newNonce = (now: number): string =>
  `tokencc_bh_${now.toString(36)}_${randomBytes(16).toString('hex')}`;

/** Only stored nonces are checked, so one without a date was created on purpose and stays valid. */
export const hasNonceExpired = (nonce: string, now: number): boolean => {
  const made = shape.exec(nonce)?.[1];
  return made !== undefined && now - Number.parseInt(made, 36) >= lifetimeMs;
};
