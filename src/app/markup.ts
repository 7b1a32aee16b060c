/**
 * The HTML of a rendered page in pieces, so that a part that many pages show is
 * searched and encoded only once (VIEW-01).
 */

/** The same object on each page that shows it. */
export interface SharedPart {
  readonly html: string;
}

/** Text of the page's own, and shared parts. */
export type Markup = readonly (string | SharedPart)[];

export const textOf = (markup: Markup): string =>
  markup.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join('');

/** Reads each piece by itself, and a shared part only once. */
export const readPieces = <Read>(read: (html: string) => Read) => {
  const known = new WeakMap<SharedPart, Read>();
  const readShared = (part: SharedPart): Read => {
    const kept = known.get(part);
    if (kept !== undefined) return kept;
    const made = read(part.html);
    known.set(part, made);
    return made;
  };
  return (markup: Markup): readonly Read[] =>
    markup.map((piece) => (typeof piece === 'string' ? read(piece) : readShared(piece)));
};
