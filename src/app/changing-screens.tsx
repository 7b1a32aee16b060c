/**
 * The account pages on which customers read and change their
 * data (§2 customer routes, ACC-01, ROUTE-04).
 */

import { Suspense, type ReactNode } from 'react';
import { BillingInvoicesScreen } from '#features/billing/BillingInvoicesScreen.tsx';
import { CompanyAccountScreen } from '#features/company/CompanyAccountScreen.tsx';
import { CompanyAddressesScreen } from '#features/company/CompanyAddressesScreen.tsx';
import { CompanyScreen } from '#features/company/CompanyScreen.tsx';
import { EquipmentScreen } from '#features/equipment/EquipmentScreen.tsx';
import { ManagementScreen } from '#features/management/ManagementScreen.tsx';
import { MyAccountScreen } from '#features/profile/MyAccountScreen.tsx';
import { SavedPaymentsScreen } from '#features/saved-payments/SavedPaymentsScreen.tsx';
import { NewPasswordField } from '#features/sign-in/NewPasswordField.tsx';
import { accountPaths, managementPaths, type ManagementPath } from '#paths.ts';
import { HasAccountServices } from './HasAccountServices.tsx';
import { WaysToPay } from './ways-to-pay.ts';

type ChangingPage =
  ManagementPath | (typeof accountPaths)['management' | 'company' | 'billingInvoices' | 'equipmentServices'];

export const changingScreens: Readonly<Record<ChangingPage, ReactNode>> = {
  [accountPaths.management]: <ManagementScreen />,
  [accountPaths.company]: <CompanyScreen />,
  [accountPaths.billingInvoices]: (
    <HasAccountServices instead={accountPaths.overview}>
      <BillingInvoicesScreen>
        <Suspense>
          <WaysToPay />
        </Suspense>
      </BillingInvoicesScreen>
    </HasAccountServices>
  ),
  [accountPaths.equipmentServices]: (
    <HasAccountServices instead={accountPaths.overview}>
      <EquipmentScreen />
    </HasAccountServices>
  ),
  [managementPaths.myAccount]: <MyAccountScreen>{(next) => <NewPasswordField {...next} />}</MyAccountScreen>,
  [managementPaths.companyAccount]: <CompanyAccountScreen />,
  [managementPaths.companyAddresses]: <CompanyAddressesScreen />,
  [managementPaths.paymentMethods]: <SavedPaymentsScreen />,
};
