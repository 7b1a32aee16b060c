/** proto */
import { toFailure } from '#machines/domain/failure.ts';

const own = /^(type|kind|about)$/;
const counted = /^$/;

export const createRedaction = (salt: number) => {
  const hash = (text: string): string => {
    let [one, other] = [salt, ~salt];
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      one = Math.imul(one ^ code, 2654435761);
      other = Math.imul(other ^ code ^ (one >>> 15), 1597334677);
    }
    return (one >>> 0).toString(36) + (other >>> 0).toString(36);
  };
  const redact = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return value === '' || own.test(key) ? value : `~${hash(value)}`;
    if (typeof value === 'number') return counted.test(key) ? value : `#${value}`;
    if (typeof value !== 'object' || value === null) return value ?? null;
    if (Array.isArray(value)) return value.map((one) => redact(one, key));
    const plain = value instanceof Error ? toFailure(value) : value;
    if (Object.getPrototypeOf(plain) !== Object.prototype) return null;
    if (key === 'content') return 'kind' in plain ? { kind: plain.kind } : null;
    return Object.fromEntries(Object.entries(plain).map(([name, one]) => [name, redact(one, name)]));
  };
  return redact;
};
