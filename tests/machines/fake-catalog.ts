/** The catalog of a fake shop: what the test says of a subject, else an empty menu. */

import { catalogMachine } from '#machines/catalog/catalog.machine.ts';
import type { RouteResolution } from '#machines/domain/route.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { pageMachine } from '#machines/page/page.machine.ts';
import type { MakeSlot } from './fake-people.ts';

export type SayContent = (subject: Subject) => Content;

const emptyMenu: SayContent = () => ({ kind: 'menu', items: [] });

export const catalogOn = (slot: MakeSlot, say = emptyMenu) =>
  catalogMachine.provide({
    actors: {
      readContent: slot<Content, { readonly subject: Subject }>('readContent', ({ subject }) => say(subject)),
    },
  });

export const pageOn = (slot: MakeSlot) =>
  pageMachine.provide({
    actors: {
      resolveRoute: slot<RouteResolution, { readonly path: string }>('resolveRoute', () => ({
        type: 'CATEGORY',
        id: 7,
        relativeUrl: 'water.html',
        redirectCode: 0,
      })),
    },
  });
