/** Actor slots that the step history needs. */

import { listenerSlot } from '../../slot.ts';
import type { TabWanted } from './step-history.events.ts';

/** Asks the checkout for tabs; sends `stepHistory.followTab` in answer and at each change. */
export const tabsLink = listenerSlot<TabWanted, undefined>('tabsLink');
