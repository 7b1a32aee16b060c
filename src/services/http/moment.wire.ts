/**
 * Converts Magento's text of a chosen date or time to its input format: from
 * `24 Dec 2026, 1:30 pm` to `2026-12-24 13:30:00` (CAT-02, BEY-03).
 */

/** Day before month, as in both countries. */
const byNumbers = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/;

const kinds: readonly string[] = ['date', 'date_time', 'time'];

/** Unreadable text is returned unchanged, so that the server reports the error. */
export const toMoment = (kind: string, words: string): string => {
  if (!kinds.includes(kind) || /^\d{4}-\d{2}-\d{2} /.test(words)) return words;
  const spaced = words.replaceAll(/\s+/g, ' ').replace(byNumbers, '$3-$2-$1');
  const named =
    kind === 'time' ? `1 Jan 2000 ${spaced}` : spaced.replace(/^(\d{4})-(\d{1,2})-(\d{1,2})/, '$2/$3/$1');
  const moment = new Date(`${named} UTC`);
  return Number.isNaN(moment.getTime()) ? words : moment.toISOString().slice(0, 19).replace('T', ' ');
};
