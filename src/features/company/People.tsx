/**
 * People of an account or team; only a company role may edit them (§3 related customer, ACC-06,
 * ACC-07).
 */

import { selectCanEditPeople } from '#machines/account/customer/customer.selectors.ts';
import type { Account, RelatedCustomer } from '#machines/domain/customer.ts';
import { useCustomer, useProfile, useSelected } from '#shop/use-shop.ts';
import { useLanguage } from '#shop/use-reading.ts';
import { Button } from '#ui/Button.tsx';
import { DetailList } from '#ui/DetailList.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { nameOf, personDetails } from './account-details.tsx';
import styles from './company.module.css';

interface PersonProps {
  readonly accountId: number;
  readonly person: RelatedCustomer;
}

const Person = ({ accountId, person }: PersonProps) => {
  const profile = useProfile();
  const canEdit = useSelected(useCustomer(), selectCanEditPeople);
  const language = useLanguage();
  return (
    <li>
      <section className={styles['person']}>
        <h4 className={styles['person-name']}>{nameOf(person)}</h4>
        <DetailList details={personDetails(person, language)} />
        {canEdit && (
          <div>
            <Button
              size="small"
              color="outline"
              onClick={() => profile.send({ type: 'profile.editPerson', personId: person.id, accountId })}
            >
              Edit <VisuallyHidden>{nameOf(person)}</VisuallyHidden>
            </Button>
          </div>
        )}
      </section>
    </li>
  );
};

export const People = ({ account: { id, relatedCustomers } }: { readonly account: Account }) =>
  relatedCustomers.length === 0 ? null : (
    <>
      <h3>People</h3>
      <ul className={styles['people']}>
        {relatedCustomers.map((person) => (
          <Person key={person.id} accountId={id} person={person} />
        ))}
      </ul>
    </>
  );
