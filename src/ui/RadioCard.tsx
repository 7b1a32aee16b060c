/** Radio button as a card with title, detail and price. */
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
  /** Formatted price at the end of the first line. */
  price?: ReactNode;
  /** Content shown once chosen, such as the card fields. */
  children?: ReactNode;
  /** Hides the content but keeps it mounted with its input. */
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
