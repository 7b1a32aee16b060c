/** What was bought: picture, name, how many, what was chosen of it, and what it came to. */
import { FactList } from './FactList.tsx';
import { OptionList, type OptionListProps } from './OptionList.tsx';
import styles from './OrderLines.module.css';
import { Thumbnail } from './Thumbnail.tsx';
import { unbroken } from './unbroken.ts';

export interface BoughtLine {
  id: string;
  name: string;
  /** Where it can be had again; null leads nowhere. */
  href?: string | null;
  quantity: number;
  options: OptionListProps['options'];
  /** What was agreed to with it. */
  facts?: readonly string[] | undefined;
  srcFor: (width: number) => string;
  /** Null where it is not known. */
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
          {href === null ? unbroken(name) : <a href={href}>{unbroken(name)}</a>}{' '}
          <span className={styles['count']}>× {quantity}</span>
          <OptionList options={options} />
          {facts && <FactList facts={facts} />}
        </div>
        {amount !== null && <span className="tabular">{amount}</span>}
      </li>
    ))}
  </ul>
);
