/** What a catalog loader needs from outside. */

import type { Content, Subject } from '../../domain/subject.ts';
import { slot } from '../../slot.ts';

export const readContent = slot<Content, { readonly subject: Subject }>('readContent');
