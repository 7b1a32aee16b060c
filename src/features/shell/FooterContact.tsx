/** Contact link of the footer with a native details list (§2, SHELL-15). */

import { ChevronDown } from 'lucide-react';
import { paths } from '#paths.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { contactLinks } from './footer-links.ts';
import { FooterList } from './FooterLinks.tsx';
import styles from './FooterContact.module.css';
import links from './FooterLinks.module.css';

export const FooterContact = () => (
  <li className={styles['contact']}>
    <div className={styles['line']}>
      <a className={links['link']} href={paths.contactUs}>
        Contact Us
      </a>
      <details className={styles['more']}>
        <summary className={styles['opener']}>
          <VisuallyHidden>More of Contact Us</VisuallyHidden>
          <ChevronDown aria-hidden="true" size={20} />
        </summary>
        <FooterList links={contactLinks} label="Contact Us" className={styles['inner']} />
      </details>
    </div>
  </li>
);
