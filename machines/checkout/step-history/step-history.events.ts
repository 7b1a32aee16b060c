/** Requests to the step history of the checkout, and its facts (BEY-21). */

/** One entry of the browser's history. */
export interface HistoryEntry {
  readonly key: string;
  /** The step stored in it; null for none. */
  readonly step: string | null;
  /** Its place in the history; null where the router did not create it. */
  readonly index: number | null;
}

export type StepHistoryEvent =
  /** The browser shows this entry. */
  | { readonly type: 'stepHistory.showEntry'; readonly entry: HistoryEntry }
  /** The tab that the checkout shows; also the answer to `stepHistory.tabWanted`. */
  | { readonly type: 'stepHistory.followTab'; readonly tab: string };

export type StepHistoryFact =
  /** Back or Forward led to this tab. */
  | { readonly type: 'stepHistory.tabWanted'; readonly tab: string }
  | { readonly type: 'stepHistory.entryWanted'; readonly tab: string; readonly isReplaced: boolean }
  /** Negative: back. */
  | { readonly type: 'stepHistory.moveWanted'; readonly by: number };

/** For the checkout; the others are for the browser's history. */
export type TabWanted = Extract<StepHistoryFact, { readonly type: 'stepHistory.tabWanted' }>;
