/** Everything beneath /customer that is for customers only, loaded on demand (ROUTE-01, ROUTE-04); what it does not know the server is asked about. */

import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AddressFormScreen } from '#features/address-book/AddressFormScreen.tsx';
import { AddressBookScreen } from '#features/address-book/AddressBookScreen.tsx';
import { AuthorityToLeave } from '#features/checkout/AuthorityToLeave.tsx';
import { PlainAddressFields } from '#features/checkout/PlainAddressFields.tsx';
import { addressPattern, paths, type BuiltAccountPage } from '#paths.ts';
import { ServerScreen, type ServerScreenProps } from './ServerScreen.tsx';

/** Each of the account's pages that there are. */
const screens: Readonly<Record<BuiltAccountPage, ReactNode>> = { [paths.addresses]: <AddressBookScreen /> };

const within = (path: string): string => path.slice(`${paths.customer}/`.length);

/** The same fields as at the checkout. */
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

/** Lazy routes are default exports. */
export default function AccountArea({ children }: ServerScreenProps) {
  return (
    <Routes>
      {/* an order's address that names none */}
      <Route path={within(paths.order)} element={<Navigate to={paths.orders} replace />} />
      <Route path={within(paths.newAddress)} element={addressForm} />
      <Route path={within(addressPattern)} element={addressForm} />
      {Object.entries<ReactNode>(screens).map(([path, screen]) => (
        <Route key={path} path={within(path)} element={screen} />
      ))}
      <Route path="*" element={<ServerScreen>{children}</ServerScreen>} />
    </Routes>
  );
}
