/** Delivery and billing address of each account or team (§3 derived address lists, ADDR-11). */

import { addressLines } from '#machines/domain/address-lines.ts';
import { accountsOf, shownId, type Customer } from '#machines/domain/customer.ts';
import {
  billingAddressesOf,
  deliveryAddressesOf,
  type AddressOwner,
  type StoredAddress,
} from '#machines/domain/stored-address.ts';
import { AddressLines } from '#ui/AddressLines.tsx';
import { DetailList, type Detail } from '#ui/DetailList.tsx';
import styles from './company.module.css';
import { CustomerPage } from './CustomerPage.tsx';
import { NoAccounts } from './NoAccounts.tsx';

const ownerDetails = ({ accountId, isActive, billGroup, customerId }: AddressOwner): readonly Detail[] => [
  { label: 'Account ID', value: String(accountId) },
  { label: 'Customer ID', value: shownId(customerId) },
  { label: 'Bill group', value: billGroup },
  { label: 'Active', value: isActive ? 'Yes' : 'No' },
];

interface PlacesProps {
  readonly customer: Customer;
  readonly heading: string;
  readonly id: string;
  readonly places: readonly StoredAddress[];
  /** Lists billing addresses; another account may be billed. */
  readonly isBilling?: boolean;
}

const Places = ({ customer, heading, id, places, isBilling = false }: PlacesProps) => (
  <section className={styles['accounts']} aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    <ul className={styles['people']}>
      {places.map(({ id: key, name, address, owner }) => (
        <li key={key} className={styles['person']}>
          <h3 className={styles['person-name']}>
            {accountsOf(customer).find(({ id: own }) => own === owner?.accountId)?.name ?? name}
          </h3>
          {isBilling && <p>Billed to {name}</p>}
          <AddressLines lines={addressLines({ ...address, company: '' })} />
          {owner !== null && <DetailList details={ownerDetails(owner)} />}
        </li>
      ))}
    </ul>
  </section>
);

const Lists = ({ customer }: { readonly customer: Customer }) => {
  const deliveries = deliveryAddressesOf(customer);
  if (deliveries.length === 0) return <NoAccounts />;
  return (
    <>
      <Places customer={customer} heading="Delivery addresses" id="company-deliveries" places={deliveries} />
      <Places
        customer={customer}
        heading="Billing addresses"
        id="company-bills"
        places={billingAddressesOf(customer)}
        isBilling
      />
    </>
  );
};

export const CompanyAddressesScreen = () => (
  <CustomerPage
    title="Company addresses"
    description="Where your accounts are delivered to, and where their bills go."
  >
    {(customer) => <Lists customer={customer} />}
  </CustomerPage>
);
