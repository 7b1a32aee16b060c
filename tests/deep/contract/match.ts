/** Compares an answer with the recorded one: shape, status, category and message; values apart from these only strictly. */

import { isList, isObject, type Json, type Recording } from './recording.ts';

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Json;
}

export interface Verdict {
  /** Differences of shape, status, category or message. */
  readonly faults: readonly string[];
  /** Differences of values that a rebuilt shop determines. */
  readonly strict: readonly string[];
}

/** Said to the client in words or codes: compared letter by letter. */
const spoken = /^(?:message|code|category|type|error_message|__typename|status|fieldName|resources)$/;

/** Made anew by every shop or depending on its host and clock. */
const incidental =
  /(?:^|_)(?:id|uid|ids|date|token|hash|at|url|number|src|parameters|locations|version|data_id)$|^(?:id|uid|url|increment_id|order_id|quote_id|item_id|created_at|updated_at|fieldValue|fingerprint|canonical_url|content|count|sections)$/;

const kindOf = (value: Json | undefined): string =>
  value === undefined ? 'absent' : value === null ? 'null' : isList(value) ? 'list' : typeof value;

/** Internal numbers within messages, which no two shops share. */
const numbered: readonly (readonly [RegExp, string])[] = [
  [/\bThe \d+ Cart\b/g, 'The # Cart'],
  [/\bCustomer Address \d+ /g, 'Customer Address # '],
  [/\baddress id \d+/g, 'address id #'],
  [/[A-Za-z0-9]{32}/g, '<32>'],
  [/<CART_\w+>/g, '<32>'],
];

function plain(text: string): string {
  return numbered.reduce((said, [pattern, put]) => said.replace(pattern, put), text);
}

function brief(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

interface Report {
  fault(line: string): void;
  strict(line: string): void;
}

function compareText(recorded: string, ours: string, key: string, at: string, report: Report): void {
  if (plain(recorded) === plain(ours)) return;
  const line = `${at}: ${brief(ours)} for ${brief(recorded)}`;
  if (spoken.test(key)) report.fault(line);
  else if (!incidental.test(key)) report.strict(line);
}

function compareLists(
  recorded: readonly Json[],
  ours: readonly Json[],
  key: string,
  at: string,
  report: Report,
): void {
  if (recorded.length === 0 || ours.length === 0) {
    if (recorded.length !== ours.length) report.fault(`${at}: ${ours.length} entries for ${recorded.length}`);
    return;
  }
  if (recorded.length !== ours.length) {
    const line = `${at}: ${ours.length} entries for ${recorded.length}`;
    if (key.endsWith('errors')) report.fault(line);
    else report.strict(line);
  }
  for (const [place, one] of recorded.slice(0, ours.length).entries())
    compare(one, ours[place], key, `${at}[${place}]`, report);
}

/** An internal number may be a number or a text, yet what it stands for is the same. */
const idKeys = /^(?:fieldValue|quote_id)$/;

function compare(
  recorded: Json | undefined,
  ours: Json | undefined,
  key: string,
  at: string,
  report: Report,
): void {
  const [kind, own] = [kindOf(recorded), kindOf(ours)];
  if (kind !== own) {
    const isId = idKeys.test(key) && kind !== 'null' && own !== 'null' && own !== 'absent';
    if (isId) report.strict(`${at}: ${own} for ${kind}`);
    else report.fault(`${at}: ${own} for ${kind} (${brief(ours)} for ${brief(recorded)})`);
  } else if (isList(recorded) && isList(ours)) compareLists(recorded, ours, key, at, report);
  else if (isObject(recorded) && isObject(ours)) {
    for (const name of new Set([...Object.keys(recorded), ...Object.keys(ours)])) {
      if (name === 'locations' && recorded[name] !== undefined && ours[name] !== undefined) {
        if (JSON.stringify(recorded[name]) !== JSON.stringify(ours[name]))
          report.strict(`${at}.${name} differ`);
      } else compare(recorded[name], ours[name], name, `${at}.${name}`, report);
    }
  } else if (typeof recorded === 'string' && typeof ours === 'string')
    compareText(recorded, ours, key, at, report);
  else if (recorded !== ours && !incidental.test(key) && at !== 'body') {
    const line = `${at}: ${brief(ours)} for ${brief(recorded)}`;
    if (spoken.test(key)) report.fault(line);
    else report.strict(line);
  }
}

/** Magento's JSON Content-Type; text and pages differ from it in kind. */
const mediaOf = (contentType: string): string => contentType.split(';')[0]?.trim() ?? '';

export function matchAnswer({ response, request }: Recording, ours: Answer): Verdict {
  const faults: string[] = [];
  const strict: string[] = [];
  if (response.status !== ours.status) faults.push(`status ${ours.status} for ${response.status}`);
  const media = response.headers['content-type'];
  const recordedMedia = typeof media === 'string' ? mediaOf(media) : '';
  if (recordedMedia !== '' && recordedMedia !== mediaOf(ours.contentType))
    faults.push(`content type ${mediaOf(ours.contentType)} for ${recordedMedia}`);
  if (request.method !== 'HEAD')
    compare(response.body, ours.body, '', 'body', {
      fault: (line) => faults.push(line),
      strict: (line) => strict.push(line),
    });
  return { faults, strict };
}
