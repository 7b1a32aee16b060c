/** The foot of every page: the shelves, the way to an account, how one can pay, whose shop it is (SHELL-06, SHELL-15). Its other links come with their pages. */

import { selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { paths } from '#paths.ts';
import { useReading, useSelected, useSession } from '#shop/use-shop.ts';
import styles from './Footer.module.css';

const marks = [
  { name: 'Visa', file: '/marks/visa.svg' },
  { name: 'Mastercard', file: '/marks/mastercard.svg' },
];

export interface FooterProps {
  /** At the checkout nothing leads away. */
  readonly isReduced: boolean;
}

export const Footer = ({ isReduced }: FooterProps) => {
  const isSignedIn = useSelected(useSession(), selectIsSignedIn);
  const menu = useReading({ kind: 'menu' }).content;
  const config = useReading({ kind: 'storeConfig' }).content;
  const items = menu?.kind === 'menu' ? menu.items : [];
  return (
    <footer className={`on-primary ${styles['footer']}`}>
      <div className={`container ${styles['inner']}`}>
        {!isReduced && (
          <div className={styles['groups']}>
            <nav aria-labelledby="footer-products">
              <h2 id="footer-products" className={styles['heading']}>
                Products
              </h2>
              <ul className={styles['links']}>
                {items.map(({ id, name, path }) => (
                  <li key={id}>
                    <a className={styles['link']} href={path}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <nav aria-labelledby="footer-account">
              <h2 id="footer-account" className={styles['heading']}>
                My Account
              </h2>
              <ul className={styles['links']}>
                {!isSignedIn && (
                  <li>
                    <a className={styles['link']} href={paths.signIn}>
                      Login to your account
                    </a>
                  </li>
                )}
                <li>
                  <a className={styles['link']} href={paths.products}>
                    Place order
                  </a>
                </li>
                {!isSignedIn && (
                  <li>
                    <a className={styles['link']} href={paths.signIn}>
                      Sign up
                    </a>
                  </li>
                )}
              </ul>
            </nav>
          </div>
        )}
        <ul className={styles['marks']} aria-label="You can pay with">
          {marks.map(({ name, file }) => (
            <li key={name}>
              <img src={file} width={56} height={36} alt={name} loading="lazy" />
            </li>
          ))}
        </ul>
        <p className={styles['copyright']}>
          {config?.kind === 'storeConfig' ? config.storeConfig.copyright : ''}
        </p>
      </div>
    </footer>
  );
};
