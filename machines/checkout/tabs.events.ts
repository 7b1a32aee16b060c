/** Requests to the tabs machine and the facts it reports. Tabs are counted from 0 (CHK-02). */

import type { TabName } from '../domain/checkout-tab.ts';

export type TabsEvent =
  /** Goes to a tab, but not beyond the furthest reached. */
  | { readonly type: 'tabs.change'; readonly tab: TabName }
  /** Goes to a tab and makes it reached. */
  | { readonly type: 'tabs.open'; readonly tab: TabName }
  /** A tab and those after it may no longer be visited. */
  | { readonly type: 'tabs.close'; readonly tab: TabName }
  /** A tab may be visited. */
  | { readonly type: 'tabs.allow'; readonly tab: TabName }
  /** At most this many tabs stay reached: current and furthest become count - 1 at most. */
  | { readonly type: 'tabs.reset'; readonly count: number };

export type TabsFact = { readonly type: 'tabs.changed'; readonly tab: TabName };
