/** What the tabs machine is asked and tells. Tabs are counted from 0 in their order (CHK-02). */

import type { TabName } from '../domain/checkout-tab.ts';

export type TabsEvent =
  /** Goes to a tab, but not beyond the furthest reached. */
  | { readonly type: 'tabs.change'; readonly tab: TabName }
  /** Goes to a tab and makes it reached. */
  | { readonly type: 'tabs.open'; readonly tab: TabName }
  /** A tab may no longer be visited, nor those after it. */
  | { readonly type: 'tabs.close'; readonly tab: TabName }
  /** A tab may be visited. */
  | { readonly type: 'tabs.allow'; readonly tab: TabName }
  /** Only so many tabs stay reached: both current and furthest become count - 1 at most. */
  | { readonly type: 'tabs.reset'; readonly count: number };

export type TabsFact = { readonly type: 'tabs.changed'; readonly tab: TabName };
