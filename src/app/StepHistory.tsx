/** Each step of an open checkout is an entry of the browser's history: Back leads one step back, Forward again (BEY-21). */

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectCurrentTab, selectTabs } from '#machines/checkout/tabs.selectors.ts';
import { useDraft, useSelected, useTabs } from '#shop/use-shop.ts';
import { afterOverlay, isOverlayEntry } from '#ui/use-back-to-close.ts';
import { stepIn } from './checkout-step.ts';

/** The router numbers its entries; null where it did not make the entry. */
const readIndex = (): number | null => {
  const { idx } = (window.history.state ?? {}) as { readonly idx?: unknown };
  return typeof idx === 'number' ? idx : null;
};

interface ShownEntry {
  readonly key: string;
  readonly step: string | null;
  readonly index: number | null;
}

export const StepHistory = () => {
  const draft = useDraft();
  const tabsActor = useTabs();
  const current = useSelected(tabsActor, selectCurrentTab);
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const shown = useRef<ShownEntry | null>(null);

  useEffect(() => {
    const before = shown.current;
    const step = stepIn(state);
    const index = readIndex();
    shown.current = { key, step, index };
    const moved = before === null || index === null || before.index === null ? 0 : index - before.index;
    const isEntered = before !== null && before.key !== key;
    const keep = (tab: string, isReplaced: boolean): void =>
      afterOverlay(
        () =>
          void navigate(pathname + search, {
            replace: isReplaced || isOverlayEntry(),
            state: { ...(state as object | null), step: tab },
          }),
      );
    if (step === current) {
      // a second entry of the step that was on screen already: Back and Forward lead past it
      if (isEntered && before.step === step && moved !== 0) void navigate(Math.sign(moved));
      return;
    }
    // where the checkout resumed, and what it does by itself, leads
    if (step === null || !isEntered) {
      keep(current, step === null || before === null);
      return;
    }
    const tab = selectTabs(tabsActor.getSnapshot()).find((one) => one === step);
    if (tab !== undefined) draft.send({ type: 'draft.changeTab', tab });
    // a step that is closed now, or an order being placed: back to the entry that was left
    const reached = selectCurrentTab(tabsActor.getSnapshot());
    if (reached === step) return;
    if (moved === 0) keep(reached, true);
    else void navigate(-moved);
  }, [draft, tabsActor, navigate, key, pathname, search, state, current]);

  return null;
};
