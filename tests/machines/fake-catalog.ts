/** What a fake shop's server has to show: whatever the test says of a subject, else an empty menu. */

import { catalogMachine } from '#machines/catalog/catalog.machine.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';
import type { MakeSlot } from './fake-people.ts';

export type SayContent = (subject: Subject) => Content;

const emptyMenu: SayContent = () => ({ kind: 'menu', items: [] });

export const catalogOn = (slot: MakeSlot, say = emptyMenu) =>
  catalogMachine.provide({
    actors: {
      readContent: slot<Content, { readonly subject: Subject }>('readContent', ({ subject }) => say(subject)),
    },
  });
