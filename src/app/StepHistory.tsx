/**
 * Connects the history of the checkout's steps with that of the browser: reports each entry,
 * and adds or replaces entries (BEY-21).
 */

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFactOf } from '#shop/use-fact.ts';
import { useDraft } from '#shop/use-shop.ts';
import { useStepHistory } from '#shop/use-step-history.ts';
import { afterOverlay, isOverlayEntry } from '#ui/use-back-to-close.ts';
import { stepIn } from './checkout-step.ts';

/** The router's number of the entry; null if the router did not create it. */
const readIndex = (): number | null => {
  const { idx } = (window.history.state ?? {}) as { readonly idx?: unknown };
  return typeof idx === 'number' ? idx : null;
};

const StepsOfDraft = () => {
  const history = useStepHistory();
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useFactOf(history, 'stepHistory.entryWanted', ({ tab, isReplaced }) =>
    afterOverlay(
      () =>
        void navigate(pathname + search, {
          replace: isReplaced || isOverlayEntry(),
          state: { ...(state as object | null), step: tab },
        }),
    ),
  );
  useFactOf(history, 'stepHistory.moveWanted', ({ by }) => void navigate(by));
  useEffect(
    () =>
      history.send({
        type: 'stepHistory.showEntry',
        entry: { key, step: stepIn(state), index: readIndex() },
      }),
    [history, key, state],
  );
  return null;
};

/** A draft with other tabs begins its own history. */
export const StepHistory = () => <StepsOfDraft key={useDraft().sessionId} />;
