/** Structured data for search engines. */

export interface StructuredDataProps {
  readonly things: readonly Readonly<Record<string, unknown>>[];
}

/** Escapes "<", so that the data cannot close the script element. */
const written = (thing: unknown): string => JSON.stringify(thing).replaceAll('<', String.raw`\u003c`);

export const StructuredData = ({ things }: StructuredDataProps) =>
  things.map((thing, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: written(thing) }} />
  ));
