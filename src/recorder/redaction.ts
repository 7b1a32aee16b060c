/** What a recording may hold of an event: which fields are there, and of their values only what is listed here (MACH-04). */

import { toFailure } from '#machines/domain/failure.ts';

/** Names that the code itself gives: of events, screens, steps. */
const named = /^(type|kind|about|tab|step|wing|modal|face|screen)$/;
/** Codes of which Magento and the shop know a few. */
const coded = /code$|^(listed|country|currency)$/i;
const codes = /^(braintree\w*|purchaseorder|afterpay|free|instore|(AU|NZ)D?)$/;
const counted = /cents|quantity$|count$|^(page|serial|section|redirectCode)$/i;
/** What the merchant publishes: large, and no machine decides by it. */
const published = /^(content|items|products)$/;

/** What a text looks like is kept, for machines decide by it; the first that fits. */
const forms: readonly (readonly [string, RegExp])[] = [
  ['email', /@/],
  ['postcode', /^\d{4}$/],
  ['date', /^\d{4}-\d\d-\d\d/],
  ['digits', /^[\d\s:+()./-]+$/],
  ['words', / /],
];

/** Equal values have equal marks. They are numbered before they leave the tab, so that they tell nothing else. */
const mark = (kind: string, text: string): string => {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 2_654_435_761);
  return `${kind}${sum >>> 0}${text.length}`;
};

export const redact = (value: unknown, key = ''): unknown => {
  // nothing is told by what is empty
  if (!value || value === true) return value ?? null;
  if (typeof value === 'string') {
    const isOwn = (named.test(key) && /^[\w.]+$/.test(value)) || (coded.test(key) && codes.test(value));
    return isOwn ? value : mark(`~${forms.find(([, form]) => form.test(value))?.[0] ?? ''}`, value);
  }
  if (typeof value === 'number') return counted.test(key) ? value : mark('#', String(value));
  const isPublished = published.test(key);
  if (Array.isArray(value)) return isPublished ? [] : value.map((one) => redact(one, key));
  const fields = value instanceof Error ? toFailure(value) : value;
  // a machine, a file, an element of the page
  if (Object.getPrototypeOf(fields) !== Object.prototype) return null;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) =>
      isPublished && name !== 'kind'
        ? []
        : [[/^[a-z]\w*$/i.test(name) ? name : mark('~', name), redact(one, name)]],
    ),
  );
};
