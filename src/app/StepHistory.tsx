/**
 * Keeps each step of the checkout as a history entry, so
 * that Back and Forward move by steps (BEY-21).
 */

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectCurrentTab, selectTabs } from '#machines/checkout/tabs.selectors.ts';
import { useDraft, useSelected, useTabs } from '#shop/use-shop.ts';
import { afterOverlay, isOverlayEntry } from '#ui/use-back-to-close.ts';
import { stepIn } from './checkout-step.ts';

/** The router's number of the entry; null if the router did not create it. */
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
      // a second entry of the step already shown: Back and Forward skip it
      if (isEntered && before.step === step && moved !== 0) void navigate(Math.sign(moved));
      return;
    }
    // a resumed checkout and its automatic step changes set the entry
    if (step === null || !isEntered) {
      keep(current, step === null || before === null);
      return;
    }
    const tab = selectTabs(tabsActor.getSnapshot()).find((one) => one === step);
    if (tab !== undefined) draft.send({ type: 'draft.changeTab', tab });
    // the step is closed now, or an order is being placed: return to the entry that was left
    const reached = selectCurrentTab(tabsActor.getSnapshot());
    if (reached === step) return;
    if (moved === 0) keep(reached, true);
    else void navigate(-moved);
  }, [draft, tabsActor, navigate, key, pathname, search, state, current]);

  return null;
};
