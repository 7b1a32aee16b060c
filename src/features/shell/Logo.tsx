/** Logo linking home: 274 by 94 px on desktop, 54 by 44 px on phones (SHELL-02, ROUTE-14). */

import { paths } from '#paths.ts';
import styles from './Logo.module.css';

export interface LogoProps {
  /** Shop name of the merchant; empty until loaded. */
  readonly brand: string;
}

export const Logo = ({ brand }: LogoProps) => (
  <a href={paths.home} className={styles['logo']} aria-label={brand === '' ? 'Home' : `${brand}, home`}>
    <picture>
      <source media="(min-width: 1024px)" srcSet="/marks.svg#logo-wide" width={274} height={94} />
      <img className={styles['picture']} src="/marks.svg#logo" width={54} height={44} alt="" />
    </picture>
  </a>
);
