/** Data beside a page for machines that read it; no script runs. */

export interface StructuredDataProps {
  readonly things: readonly Readonly<Record<string, unknown>>[];
}

/** Nothing within may end the element. */
const written = (thing: unknown): string => JSON.stringify(thing).replaceAll('<', String.raw`\u003c`);

export const StructuredData = ({ things }: StructuredDataProps) =>
  things.map((thing, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: written(thing) }} />
  ));
