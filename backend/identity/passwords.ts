/** Hashes and verifies passwords with argon2id: 19 MiB, two passes, about 25 ms each (X5). */
import { hash, verify } from '@node-rs/argon2';

/** argon2id is the package's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export function isPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}
