/** The history of the checkout's steps; lives as long as a draft is shown (BEY-21). */

import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromCallback } from 'xstate';
import type { StepHistoryEvent, TabWanted } from '#machines/checkout/step-history/step-history.events.ts';
import { stepHistoryMachine } from '#machines/checkout/step-history/step-history.machine.ts';
import { selectCurrentTab, selectTabs } from '#machines/checkout/tabs.selectors.ts';
import { useDraft, useTabs } from './use-shop.ts';

/** It asks the draft for a tab, and follows the tabs. */
export const useStepHistory = () => {
  const draft = useDraft();
  const tabs = useTabs();
  const [linked] = useState(() => {
    const tabsLink = fromCallback<TabWanted, undefined>(({ receive, sendBack }) => {
      const answer = (): void =>
        sendBack({
          type: 'stepHistory.followTab',
          tab: selectCurrentTab(tabs.getSnapshot()),
        } satisfies StepHistoryEvent);
      receive(({ tab: wanted }) => {
        const tab = selectTabs(tabs.getSnapshot()).find((one) => one === wanted);
        if (tab !== undefined) draft.send({ type: 'draft.changeTab', tab });
        answer();
      });
      const subscription = tabs.subscribe(answer);
      answer();
      return () => subscription.unsubscribe();
    });
    return stepHistoryMachine.provide({ actors: { tabsLink } });
  });
  return useActorRef(linked, { input: { tab: selectCurrentTab(tabs.getSnapshot()) } });
};
