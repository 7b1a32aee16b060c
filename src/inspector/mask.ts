/**
 * Masks contexts and events: keeps the shape of everything, but the values of listed fields only.
 */

export type Masked =
  null | boolean | number | string | readonly Masked[] | { readonly [key: string]: Masked };

export const hidden = '•••';

/** Fields whose values come from the code or the catalogue, never from a person. */
const shown: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'status',
  'step',
  'goal',
  'tone',
  'reason',
  'layer',
  'version',
  'wing',
  'modal',
  'view',
  'tab',
  'tabs',
  'furthest',
  'current',
  'section',
  'serial',
  'hops',
  'forgotten',
  'nextId',
  'count',
  'sku',
  'skus',
  'cartSkus',
  'askedSkus',
  'quantity',
  'cents',
  'currency',
  'carrierCode',
  'methodCode',
  'path',
  'urlKey',
  'page',
  'pageSize',
  'sort',
  'direction',
  'position',
  'left',
  'level',
]);

/** Short words; never an order number, a phone or card number, or a token. */
const isPlainText = (text: string): boolean =>
  /^[a-z/][\w./:-]{0,60}$/i.test(text) &&
  !/\d{4}/.test(text) &&
  text.split(/[./:-]/).every((part) => part.length < (/\d/.test(part) ? 12 : 25));

/** Names used in code: a key that a person typed rarely looks like one. */
const isFieldName = (key: string): boolean => /^[a-z][A-Za-z]{0,29}$/.test(key);

/** Ids of actors and types of events may contain a request, such as `category:12`. */
export const maskName = (name: string): string => {
  const [plain = ''] = /^[A-Za-z][A-Za-z_]*(?:\.[A-Za-z_*]+)*/.exec(name) ?? [];
  return plain === name ? name : `${plain}…`;
};

const mostEntries = 20;
const deepest = 7;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const maskPrimitive = (value: unknown, field: string): Masked => {
  if (typeof value === 'boolean') return value;
  if (value === null || value === undefined) return null;
  if (value === '') return '';
  if (typeof value === 'number') return shown.has(field) ? value : hidden;
  return typeof value === 'string' && shown.has(field) && isPlainText(value) ? value : hidden;
};

export type Mask = (value: unknown) => Masked;

/** Caches what it has masked, because contexts share most of their parts. */
export const createMask = (): Mask => {
  const known = new WeakMap<object, Masked>();
  const maskValue = (value: unknown, field: string, depth: number): Masked => {
    if (!isObject(value)) return maskPrimitive(value, field);
    if (depth > deepest) return '…';
    if (Array.isArray(value)) {
      const more = value.length - mostEntries;
      const entries = value.slice(0, mostEntries).map((entry) => maskValue(entry, field, depth + 1));
      return more > 0 ? [...entries, `… ${more} more`] : entries;
    }
    if ('sessionId' in value) return '(actor)';
    if (value instanceof Error) return { ...maskFields(value, depth), type: maskName(value.name) };
    if (!isPlainObject(value)) return '(object)';
    const before = known.get(value);
    if (before !== undefined) return before;
    const masked = maskFields(value, depth);
    known.set(value, masked);
    return masked;
  };
  const maskFields = (value: object, depth: number): Readonly<Record<string, Masked>> =>
    Object.fromEntries(
      Object.entries(value).map(([key, entry], index) =>
        isFieldName(key)
          ? [key, maskValue(entry, key, depth + 1)]
          : [`${hidden}${index + 1}`, maskValue(entry, '', depth + 1)],
      ),
    );
  return (value) => maskValue(value, '', 0);
};

/** Keeps the type and masks the payload. */
export const maskEvent = (event: { readonly type: string }, mask: Mask): Readonly<Record<string, Masked>> => {
  const { type, ...payload } = event;
  return { ...(mask(payload) as Record<string, Masked>), type: maskName(type) };
};
