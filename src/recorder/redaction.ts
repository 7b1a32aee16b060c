/**
 * Redacts an event for the recording: keeps all field
 * names, but only the values listed here (MACH-04).
 */

import { toFailure } from '#machines/domain/failure.ts';

/** Fields whose values the code itself defines: events, screens, steps. */
const named = /^(type|kind|about|tab|step|wing|modal|face|screen)$/;
/** Fields that hold one of a few codes known to Magento and the shop. */
const coded = /code$|^(listed|country|currency)$/i;
const codes = /^(braintree\w*|purchaseorder|afterpay|free|instore|(AU|NZ)D?)$/;
const counted = /cents|quantity$|count$|^(page|serial|section|redirectCode)$/i;
/** Merchant content: large, and no machine decides by it. */
const published = /^(content|facets|items|products)$/;

/** The form of a text is kept, because machines decide by it; the first match counts. */
const forms: readonly (readonly [string, RegExp])[] = [
  ['email', /@/],
  ['postcode', /^\d{4}$/],
  ['date', /^\d{4}-\d\d-\d\d/],
  ['digits', /^[\d\s:+()./-]+$/],
  ['words', / /],
];

/**
 * Equal values get equal marks. They are renumbered before
 * they leave the tab, so the hash is not exposed.
 */
const mark = (kind: string, text: string): string => {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 2_654_435_761);
  return `${kind}${sum >>> 0}${text.length}`;
};

export const redact = (value: unknown, key = ''): unknown => {
  // empty values reveal nothing
  if (!value || value === true) return value ?? null;
  if (typeof value === 'string') {
    const isOwn = (named.test(key) && /^[\w.]+$/.test(value)) || (coded.test(key) && codes.test(value));
    return isOwn ? value : mark(`~${forms.find(([, form]) => form.test(value))?.[0] ?? ''}`, value);
  }
  if (typeof value === 'number') return counted.test(key) ? value : mark('#', String(value));
  const isPublished = published.test(key);
  if (Array.isArray(value)) return isPublished ? [] : value.map((one) => redact(one, key));
  const fields = value instanceof Error ? toFailure(value) : value;
  // a machine, a file or a DOM element
  if (Object.getPrototypeOf(fields) !== Object.prototype) return null;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) =>
      isPublished && name !== 'kind'
        ? []
        : [[/^[a-z]\w*$/i.test(name) ? name : mark('~', name), redact(one, name)]],
    ),
  );
};
