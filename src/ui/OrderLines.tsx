/** Items of an order: picture, name, quantity, options and amount. */
import { FactList } from './FactList.tsx';
import { OptionList, type OptionListProps } from './OptionList.tsx';
import styles from './OrderLines.module.css';
import { Thumbnail } from './Thumbnail.tsx';
import { nonBreakingUnits } from './non-breaking-units.ts';

export interface BoughtLine {
  id: string;
  name: string;
  /** Product page; null if it is no longer sold. */
  href?: string | null;
  quantity: number;
  options: OptionListProps['options'];
  /** Rental terms agreed to. */
  facts?: readonly string[] | undefined;
  srcFor: (width: number) => string;
  /** null if unknown. */
  amount: string | null;
}

export interface OrderLinesProps {
  lines: readonly BoughtLine[];
}

export const OrderLines = ({ lines }: OrderLinesProps) => (
  <ul className={styles['lines']}>
    {lines.map(({ id, name, href = null, quantity, options, facts, srcFor, amount }) => (
      <li key={id} className={styles['line']}>
        <span className={styles['image']}>
          <Thumbnail srcFor={srcFor} size={56} />
        </span>
        <div>
          {href === null ? nonBreakingUnits(name) : <a href={href}>{nonBreakingUnits(name)}</a>}{' '}
          <span className={styles['count']}>× {quantity}</span>
          <OptionList options={options} />
          {facts && <FactList facts={facts} />}
        </div>
        {amount !== null && <span className="tabular">{amount}</span>}
      </li>
    ))}
  </ul>
);
