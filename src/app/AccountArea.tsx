/**
 * Everything under /customer that needs a signed-in customer, loaded on demand. Paths
 * that are not known here are resolved by the server (ROUTE-01, ROUTE-04).
 */

import { use, type ReactNode } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { AccountFrame } from '#features/account/AccountFrame.tsx';
import { AccountSkeleton } from '#features/account/AccountSkeleton.tsx';
import { AccountOverviewScreen } from '#features/account/AccountOverviewScreen.tsx';
import { AddressFormScreen } from '#features/address-book/AddressFormScreen.tsx';
import { AddressBookScreen } from '#features/address-book/AddressBookScreen.tsx';
import { AuthorityToLeave } from '#features/checkout/AuthorityToLeave.tsx';
import { PlainAddressFields } from '#features/checkout/PlainAddressFields.tsx';
import { ActiveOrdersScreen } from '#features/orders/ActiveOrdersScreen.tsx';
import { LatestOrders } from '#features/orders/LatestOrders.tsx';
import { NextDelivery } from '#features/orders/NextDelivery.tsx';
import { OrderHistoryScreen } from '#features/orders/OrderHistoryScreen.tsx';
import { OwnOrderScreen } from '#features/orders/OwnOrderScreen.tsx';
import { useAccountLinks } from '#features/shell/account-links.ts';
import {
  accountPaths,
  addressPattern,
  entryIdIn,
  orderPattern,
  paths,
  type BuiltAccountPage,
  type ManagementPath,
} from '#paths.ts';
import { WantedWingsContext } from '#shop/ShopProvider.tsx';
import { changingScreens } from './changing-screens.tsx';
import { HasAccountServices } from './HasAccountServices.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';
import { WingGate } from './WingGate.tsx';
import { ServerScreen, type ServerScreenProps } from './ServerScreen.tsx';

const Overview = () => (
  <AccountOverviewScreen
    links={useAccountLinks().filter(({ href }) => href !== paths.account)}
    nextDelivery={<NextDelivery />}
    latestOrders={<LatestOrders />}
  />
);

/** The screen of each account page. */
const screens: Readonly<Record<BuiltAccountPage | ManagementPath, ReactNode>> = {
  ...changingScreens,
  [paths.account]: <Overview />,
  [accountPaths.activeOrders]: (
    <HasAccountServices instead={paths.orders}>
      <ActiveOrdersScreen />
    </HasAccountServices>
  ),
  [paths.orders]: <OrderHistoryScreen />,
  [paths.addresses]: <AddressBookScreen />,
};

const within = (path: string): string => path.slice(`${paths.customer}/`.length);

/** Uses the same fields as the checkout. */
const addressForm = (
  <AddressFormScreen>
    {(fields) => (
      <>
        <PlainAddressFields {...fields} section="shipping" />
        <AuthorityToLeave {...fields} missing={fields.refusals.deliveryInstructions} />
      </>
    )}
  </AddressFormScreen>
);

/** The menu entry that a page belongs to. */
const sectionOf = (path: string): string => {
  if (entryIdIn(path) !== undefined) return paths.addresses;
  if (path === paths.addresses) return path;
  if (path.startsWith(`${accountPaths.management}/`)) return accountPaths.management;
  return path.startsWith(`${paths.orders}/`) ? paths.orders : path;
};

const Framed = ({ children }: { readonly children: ReactNode }) => (
  <AccountFrame links={useAccountLinks()} section={sectionOf(useLocation().pathname)}>
    {children}
  </AccountFrame>
);

const waiting = (
  <Framed>
    <AccountSkeleton />
  </Framed>
);

const wings = ['account', 'trade'] as const;

const Pages = ({ children }: ServerScreenProps) => (
  <Routes>
    <Route
      element={
        <Framed>
          <Outlet />
        </Framed>
      }
    >
      <Route path={within(orderPattern)} element={<OwnOrderScreen />} />
      <Route path={within(paths.newAddress)} element={addressForm} />
      <Route path={within(addressPattern)} element={addressForm} />
      {Object.entries<ReactNode>(screens).map(([path, screen]) => (
        <Route key={path} path={within(path)} element={screen} />
      ))}
    </Route>
    <Route path="*" element={<ServerScreen>{children}</ServerScreen>} />
  </Routes>
);

/** Lazy routes are default exports. */
export default function AccountArea({ children }: ServerScreenProps) {
  // the server renders without a session
  use(WantedWingsContext)?.(wings);
  return (
    <SignedInOnly waiting={waiting}>
      <WingGate names={wings} waiting={waiting}>
        <Pages>{children}</Pages>
      </WingGate>
    </SignedInOnly>
  );
}
