/** What is still missing when it was wanted in the cart too early, each a way to its field; shorter with each one given (BEY-07). */

import type { Offer } from '#machines/domain/offer.ts';
import { selectNamedMissing } from '#machines/options/options.selectors.ts';
import type { OptionsActor } from '#shop/use-options.ts';
import { useSelected } from '#shop/use-shop.ts';
import { focusField } from '#ui/focus-field.ts';
import { Notice } from '#ui/Notice.tsx';
import { fieldIdOf, missingId } from './field-ids.ts';
import styles from './MissingChoices.module.css';

export interface MissingChoicesProps {
  readonly offer: Offer;
  readonly options: OptionsActor;
}

const saysWhere = (label: string, message: string): boolean =>
  message.toLowerCase().includes(label.toLowerCase());

export const MissingChoices = ({ offer, options }: MissingChoicesProps) => {
  const missing = useSelected(options, selectNamedMissing);
  if (missing.length === 0) return null;
  return (
    <div id={missingId} tabIndex={-1} className={styles['missing']}>
      <Notice type="error" title="Before it can go into your cart" announce>
        <ul className={styles['list']}>
          {missing.map(({ groupId, label, message }) => (
            <li key={groupId}>
              <a
                href={`#${fieldIdOf(offer, groupId)}`}
                className={styles['way']}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(fieldIdOf(offer, groupId));
                }}
              >
                {saysWhere(label, message) ? message : `${label}: ${message}`}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};
