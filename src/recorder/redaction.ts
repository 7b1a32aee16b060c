/** What a recording may hold of an event: which fields are there, and of their values only what is listed here (MACH-04). */

import { toFailure } from '#machines/domain/failure.ts';

/** Names that the code itself gives: kinds, steps, screens. */
const named = /^(type|kind|about|tab|step|wing|modal|face|screen|cause|question|orderProof)$/;
/** Codes of which Magento and the shop know a few. */
const coded = /^(code|listed|\w*Code|country|currency)$/;
const codes = /^(braintree\w*|purchaseorder|afterpay|free|instore|AU|NZ|AUD|NZD)$/;
const counted = /cents|quantity$|count$|^(page|serial|section|redirectCode)$/i;
/** What the merchant publishes: large, and no machine decides by it. */
const published = /^(content|items|products|category|results|blocks|links|countries)$/;

/** What a text looks like is kept, for machines decide by it; the first that fits. */
const forms: readonly (readonly [string, RegExp])[] = [
  ['email', /@/],
  ['postcode', /^\d{4}$/],
  ['date', /^\d{4}-\d\d-\d\d/],
  ['digits', /^[\d\s:+()./-]+$/],
];

/** Of a list or a form; a larger event is cut. */
const mostValues = 2000;

export interface Redacted {
  readonly value: unknown;
  /** How many values it holds. */
  readonly size: number;
}

/** Equal values have equal marks, which tell nothing else: the seed is drawn anew for each recorder and never leaves it. */
export const createRedaction = (seed: Uint32Array): ((value: unknown) => Redacted) => {
  const mark = (kind: string, text: string): string => {
    let [one = 0, other = 0] = seed;
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 2_654_435_761);
      other = Math.imul(other ^ text.charCodeAt(at) ^ (one >>> 15), 1_597_334_677);
    }
    return `${kind}${one >>> 0}${other >>> 0}`;
  };
  let size = 0;
  const redact = (value: unknown, key: string): unknown => {
    size += 1;
    if (typeof value === 'string')
      return value === '' ||
        (named.test(key) && /^[\w.]+$/.test(value)) ||
        (coded.test(key) && codes.test(value))
        ? value
        : mark(`~${forms.find(([, form]) => form.test(value))?.[0] ?? ''}`, value);
    if (typeof value === 'number') return counted.test(key) ? value : mark('#', String(value));
    if (value === true || value === false) return value;
    if (typeof value !== 'object' || value === null || size > mostValues) return null;
    const isPublished = published.test(key);
    if (Array.isArray(value)) return isPublished ? [] : value.map((one) => redact(one, key));
    const fields = value instanceof Error ? toFailure(value) : value;
    // a machine, a file, an element of the page
    if (Object.getPrototypeOf(fields) !== Object.prototype) return null;
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, one]) =>
        isPublished && name !== 'kind'
          ? []
          : [[/^\w+$/.test(name) ? name : mark('~', name), redact(one, name)]],
      ),
    );
  };
  return (value) => {
    size = 0;
    return { value: redact(value, ''), size };
  };
};
