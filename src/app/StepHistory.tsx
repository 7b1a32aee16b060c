/**
 * Connects the history of the checkout's steps with that of the browser: reports each entry,
 * and adds or replaces entries (BEY-21).
 */

import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { HistoryEntry } from '#machines/checkout/step-history/step-history.events.ts';
import { useFactOf } from '#shop/use-fact.ts';
import { useDraft } from '#shop/use-shop.ts';
import { useStepHistory } from '#shop/use-step-history.ts';
import { afterOverlay, isOverlayEntry } from '#ui/use-back-to-close.ts';
import { stepIn } from './checkout-step.ts';

/** What the router keeps with an entry: its number, and the state that it was opened with. */
interface KeptEntry {
  readonly idx?: unknown;
  readonly usr?: unknown;
}

const keptEntry = (): KeptEntry => (window.history.state ?? {}) as KeptEntry;

/** The index is null if the router did not create the entry. */
const entryNow = (key: string): HistoryEntry => {
  const { idx, usr } = keptEntry();
  return { key, step: stepIn(usr), index: typeof idx === 'number' ? idx : null };
};

/** Names the step of the current entry. Its address stays, so the router renders nothing. */
const nameStep = (step: string): void => {
  const { usr, ...rest } = keptEntry();
  window.history.replaceState({ ...rest, usr: { ...(usr as object | null), step } }, '');
};

const StepsOfDraft = () => {
  const history = useStepHistory();
  const location = useLocation();
  const navigate = useNavigate();
  const showEntry = ({ key }: Location): void =>
    history.send({ type: 'stepHistory.showEntry', entry: entryNow(key) });
  useFactOf(history, 'stepHistory.entryWanted', ({ tab, isReplaced }) =>
    afterOverlay(() => {
      if (isReplaced && !isOverlayEntry()) {
        nameStep(tab);
        showEntry(location);
      } else
        void navigate(location.pathname + location.search, {
          replace: isReplaced || isOverlayEntry(),
          state: { ...(location.state as object | null), step: tab },
        });
    }),
  );
  useFactOf(history, 'stepHistory.moveWanted', ({ by }) => void navigate(by));
  const onEntry = useEffectEvent(showEntry);
  // it is another object for each entry, also when an overlay over it is closed
  useEffect(() => onEntry(location), [location]);
  return null;
};

/** A draft with other tabs begins its own history. */
export const StepHistory = () => <StepsOfDraft key={useDraft().sessionId} />;
