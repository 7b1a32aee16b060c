/** One choice of several as a card: title and detail beside a real radio, the price at the far end. */
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styles from './RadioCard.module.css';

export interface RadioCardProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'title' | 'children' | 'className'
> {
  name: string;
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  /** Ready-made text, at the end of the first line. */
  price?: ReactNode;
  /** What opens inside the card once it is chosen, such as the card fields. */
  children?: ReactNode;
  /** The inside stays on the page and keeps what was typed, unseen. */
  isInsideHidden?: boolean;
}

export const RadioCard = ({
  title,
  detail,
  price,
  children,
  isInsideHidden,
  id: givenId,
  ...props
}: RadioCardProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles['card']}>
      <label className={styles['choice']} htmlFor={id}>
        <input
          {...props}
          id={id}
          type="radio"
          className={styles['radio']}
          aria-labelledby={price ? `${id}-title ${id}-price` : `${id}-title`}
          aria-describedby={detail ? `${id}-detail` : undefined}
        />
        <span className={styles['words']}>
          <span id={`${id}-title`} className={styles['title']}>
            {title}
          </span>
          {detail && (
            <span id={`${id}-detail`} className={styles['detail']}>
              {detail}
            </span>
          )}
        </span>
        {price && (
          <span id={`${id}-price`} className={styles['price']}>
            {price}
          </span>
        )}
      </label>
      {children && (
        <div className={styles['inside']} hidden={isInsideHidden}>
          {children}
        </div>
      )}
    </div>
  );
};
