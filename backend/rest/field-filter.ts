/** Implements `?fields=grand_total,items[qty,row_total]`: returns only the requested fields. */
import { isObject } from './body.ts';

/** Field names with their wanted subfields; null: the whole field. */
type Wanted = Map<string, Wanted | null>;

/** Null where the text is not a list of names with balanced brackets. */
export function parseFields(text: string): Wanted | null {
  const parents: Wanted[] = [];
  let wanted: Wanted = new Map();
  let last: string | null = null;
  for (const [token] of text.matchAll(/\w+|[^\w\s]/g)) {
    if (token === '[') {
      if (last === null) return null;
      const beneath: Wanted = new Map();
      wanted.set(last, beneath);
      parents.push(wanted);
      wanted = beneath;
      last = null;
    } else if (token === ']') {
      const parent = parents.pop();
      if (parent === undefined) return null;
      wanted = parent;
      last = null;
    } else if (/^\w/.test(token)) {
      wanted.set(token, null);
      last = token;
    } else if (token !== ',') return null;
  }
  return parents.length === 0 ? wanted : null;
}

function pick(answer: unknown, wanted: Wanted): unknown {
  if (Array.isArray(answer)) return answer.map((one: unknown) => pick(one, wanted));
  if (!isObject(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([name]) => wanted.has(name))
      .map(([name, value]) => {
        const beneath = wanted.get(name);
        return [name, beneath ? pick(value, beneath) : value];
      }),
  );
}

/** Scalar responses stay; an invalid filter returns an empty list. */
export function filterFields(answer: unknown, fields: string | null): unknown {
  if (fields === null || fields.trim() === '' || typeof answer !== 'object' || answer === null) return answer;
  const wanted = parseFields(fields);
  return wanted === null ? [] : pick(answer, wanted);
}
