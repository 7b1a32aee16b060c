/** Product card: links to the product, with a quick action below. */
import type { ReactNode } from 'react';
import styles from './ProductCard.module.css';
import { renderAnchor, type RenderLink } from './render-link.tsx';
import { nonBreakingUnits } from './non-breaking-units.ts';

export interface ProductCardProps {
  name: string;
  href: string;
  /** Square; with an empty alt text, since the name follows. */
  image: ReactNode;
  price: ReactNode;
  badges?: ReactNode;
  /** One short line below the name. */
  detail?: ReactNode;
  /** Quick add, or a link to the options. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  renderLink?: RenderLink | undefined;
}

export const ProductCard = (props: ProductCardProps) => {
  const { name, href, image, price, badges, detail, action, headingLevel = 3 } = props;
  const { renderLink = renderAnchor } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles['card']}>
      <div className={styles['image']}>{image}</div>
      {badges && <div className={styles['badges']}>{badges}</div>}
      <Heading className={styles['name']}>
        {renderLink({ href, className: styles['link'] ?? '', children: nonBreakingUnits(name) })}
      </Heading>
      {detail && <p className={styles['detail']}>{detail}</p>}
      <div className={styles['price']}>{price}</div>
      {action && <div className={styles['action']}>{action}</div>}
    </article>
  );
};
