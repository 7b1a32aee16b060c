/** The catalog of a fake shop: what the test says of a subject, else an empty menu. */

import type { RouteResolution } from '#machines/domain/route.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';

export type SayContent = (subject: Subject) => Content;

const route: RouteResolution = { type: 'CATEGORY', id: 7, relativeUrl: 'water.html', redirectCode: 0 };

export const catalogAnswers = (say: SayContent = () => ({ kind: 'menu', items: [] })) => ({
  readContent: ({ subject }: { readonly subject: Subject }) => say(subject),
  resolveRoute: () => route,
});
