/** Actor slots that a catalog loader needs. */

import type { Content, Subject } from '../../domain/subject.ts';
import { slot } from '../../slot.ts';

export const readContent = slot<Content, { readonly subject: Subject }>('readContent');
