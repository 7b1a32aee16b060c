/**
 * The description of a product for search engines and link previews: the
 * merchant's meta description, else the start of the description (BEY-14).
 */

export interface DescribedWire {
  readonly meta_description?: string | null;
  readonly short_description?: { readonly html?: string | null } | null;
  readonly description?: { readonly html?: string | null } | null;
}

/** Characters that search engines show. */
const longest = 160;

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const textOf = (html: string): string =>
  html
    .replaceAll(/<(style|script)\b[^]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => signs[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Ends with a whole word. */
const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;

export const summaryOf = (wire: DescribedWire): string =>
  wire.meta_description?.trim() ||
  [wire.short_description?.html, wire.description?.html]
    .map((html) => shortened(textOf(html ?? '')))
    .find((text) => text !== '') ||
  '';
