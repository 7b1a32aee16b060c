/** Open checkout: steps, the current tab and the order summary. */

import type { ReactNode } from 'react';
import {
  selectIsPlacing,
  selectPickup,
  selectDelivery,
  selectEmail,
  selectIsPickup,
} from '#machines/checkout/draft.selectors.ts';
import { placeLines } from '#machines/domain/address-lines.ts';
import type { TabName } from '#machines/domain/checkout-tab.ts';
import { selectCurrentTab, selectFurthest, selectTabs } from '#machines/checkout/tabs.selectors.ts';
import { selectChosenMethod } from '#machines/checkout/shipping/shipping.selectors.ts';
import { deliveryWindowText } from '#machines/domain/delivery-window.ts';
import { selectChosenWindow } from '#machines/checkout/delivery-window/delivery-window.selectors.ts';
import { useDeliveryWindow, useDraft, useSelected, useShipping, useTabs } from '#shop/use-shop.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { StepTabs, type Step } from '#ui/StepTabs.tsx';
import { useMedia } from '#ui/use-media.ts';
import { useMovable } from '#ui/use-movable.tsx';
import { AccountTab } from './AccountTab.tsx';
import styles from './CheckoutScreen.module.css';
import { DeliveryTab } from './DeliveryTab.tsx';
import { Blockers } from './Blockers.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentTab } from './PaymentTab.tsx';
import { Problems } from './Problems.tsx';
import { ShippingTab } from './ShippingTab.tsx';
import { tabLabels } from './tab-labels.ts';

const panels: Readonly<Record<Exclude<TabName, 'payment'>, ReactNode>> = {
  account: <AccountTab />,
  delivery: <DeliveryTab />,
  shipping: <ShippingTab />,
};

const isTab = (tabs: readonly TabName[], id: string): id is TabName => tabs.some((tab) => tab === id);

const Email = () => useSelected(useDraft(), selectEmail);

const Destination = () => {
  const draft = useDraft();
  const delivery = useSelected(draft, selectDelivery);
  const { store } = useSelected(draft, selectPickup);
  const isPickup = useSelected(draft, selectIsPickup);
  return isPickup ? (store?.name ?? '') : placeLines(delivery).join(', ');
};

const Method = () => {
  const method = useSelected(useShipping(), selectChosenMethod);
  const time = useSelected(useDeliveryWindow(), selectChosenWindow);
  return [method?.methodTitle, time === null ? undefined : deliveryWindowText(time)]
    .filter((part) => part !== undefined)
    .join(', ');
};

/** One line for each finished tab. */
const summaries: Readonly<Record<TabName, ReactNode>> = {
  account: <Email />,
  delivery: <Destination />,
  shipping: <Method />,
  payment: null,
};

const stateOf = (index: number, current: number, furthest: number): Step['state'] => {
  if (index === current) return 'current';
  return index <= furthest ? 'done' : 'locked';
};

export interface OpenCheckoutProps {
  readonly codes: ReactNode;
}

export const OpenCheckout = ({ codes }: OpenCheckoutProps) => {
  const draft = useDraft();
  const tabsActor = useTabs();
  const tabs = useSelected(tabsActor, selectTabs);
  const current = useSelected(tabsActor, selectCurrentTab);
  const furthest = useSelected(tabsActor, selectFurthest);
  const isPlacing = useSelected(draft, selectIsPlacing);
  const isPickup = useSelected(draft, selectIsPickup);
  const steps = tabs
    .map((tab, index) => {
      const state = stateOf(index, tabs.indexOf(current), isPlacing ? -1 : furthest);
      const label = isPickup && tab === 'delivery' ? 'Collection' : tabLabels[tab];
      return { id: tab, label, state, summary: state === 'done' ? summaries[tab] : null };
    })
    // pickup has a single method
    .filter(({ id }) => !isPickup || id !== 'shipping');
  // DOM order follows the layout: before the form when stacked, after it when side by side
  const isLaptop = useMedia('(min-width: 1024px)');
  const [putSummary, summary] = useMovable(<OrderSummary codes={codes} />);
  const summaryPlace = <div className={styles['summary']} ref={putSummary} />;
  return (
    <div ref={keepFocus} className={styles['columns']}>
      {!isLaptop && summaryPlace}
      <div className={styles['steps']}>
        <StepTabs
          label="Checkout steps"
          steps={steps}
          onSelect={(id) => {
            if (isTab(tabs, id)) draft.send({ type: 'draft.changeTab', tab: id });
          }}
        />
        {/* own container: when a notice is removed, focus moves to the tab and not to the steps */}
        <div className={styles['steps']}>
          <Problems />
          <Blockers />
          {current !== 'payment' && panels[current]}
          {/* stays mounted: unmounting would clear the card typed into the provider's fields */}
          {tabs.indexOf('payment') <= furthest && (
            <div hidden={current !== 'payment'}>
              <PaymentTab isCurrent={current === 'payment'} />
            </div>
          )}
        </div>
      </div>
      {isLaptop && summaryPlace}
      {summary}
    </div>
  );
};
