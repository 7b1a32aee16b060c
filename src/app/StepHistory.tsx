/** Each step of an open checkout is an entry of the browser's history: Back leads one step back, Forward again (BEY-21). */

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectCurrentTab, selectTabs } from '#machines/checkout/tabs.selectors.ts';
import { useDraft, useSelected, useTabs } from '#shop/use-shop.ts';
import { afterOverlay, isOverlayEntry } from '#ui/use-back-to-close.ts';
import { stepIn } from './checkout-step.ts';

export const StepHistory = () => {
  const draft = useDraft();
  const tabsActor = useTabs();
  const current = useSelected(tabsActor, selectCurrentTab);
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  /** The entry that was shown last; null before the first. */
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const isEntered = shown.current !== key;
    const isFirst = shown.current === null;
    shown.current = key;
    const step = stepIn(state);
    const keep = (tab: string, isReplaced: boolean): void =>
      afterOverlay(
        () =>
          void navigate(pathname + search, {
            replace: isReplaced || isOverlayEntry(),
            state: { ...(state as object | null), step: tab },
          }),
      );
    if (step === current) return;
    // where the checkout resumed, and what it does by itself, leads
    if (step === null || isFirst || !isEntered) {
      keep(current, step === null || isFirst);
      return;
    }
    const tab = selectTabs(tabsActor.getSnapshot()).find((one) => one === step);
    if (tab !== undefined) draft.send({ type: 'draft.changeTab', tab });
    // a step that is closed now, or an order being placed
    const reached = selectCurrentTab(tabsActor.getSnapshot());
    if (reached !== step) keep(reached, true);
  }, [draft, tabsActor, navigate, key, pathname, search, state, current]);

  return null;
};
