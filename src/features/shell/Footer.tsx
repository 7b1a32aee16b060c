/** Footer: menu, contact, payment marks and legal links (§2 footer menu, SHELL-06, SHELL-15). */

import { defaultResellersProduct } from '#machines/domain/constants.ts';
import { useChrome, useHasProviders } from '#shop/use-shop.ts';
import { useContent, useOfConfig } from '#shop/use-reading.ts';
import { UntilTouched } from '#ui/UntilTouched.tsx';
import {
  aboutLinks,
  accountLinks,
  howItWorksLinks,
  legalLinks,
  overviewLinks,
  placeLinksOf,
  usefulLinks,
} from './footer-links.ts';
import { FooterContact } from './FooterContact.tsx';
import { FooterGroup, FooterList } from './FooterLinks.tsx';
import { helpModal } from './help-modal.ts';
import { SocialLinks } from './SocialLinks.tsx';
import styles from './Footer.module.css';

const marks = [
  { name: 'Visa', file: '/marks.svg#visa' },
  { name: 'Mastercard', file: '/marks.svg#mastercard' },
  { name: 'PayPal', file: '/marks.svg#paypal' },
];

const Groups = () => {
  const content = useContent({ kind: 'menu' });
  const categories = content?.kind === 'menu' ? content.items : [];
  const product = useOfConfig(({ resellersProduct }) => resellersProduct, defaultResellersProduct);
  return (
    <div className={styles['groups']}>
      <FooterGroup
        id="footer-products"
        heading="Products"
        links={[...overviewLinks, ...categories, ...placeLinksOf(product)]}
      />
      <FooterGroup id="footer-how-it-works" heading="How it works" links={howItWorksLinks} />
      <FooterGroup id="footer-about" heading="About" links={aboutLinks} />
      <FooterGroup id="footer-account" heading="My Account" links={accountLinks} />
      <FooterGroup id="footer-useful" heading="Useful Links" links={usefulLinks}>
        <FooterContact />
      </FooterGroup>
    </div>
  );
};

const PrivacyChoices = () => {
  const chrome = useChrome();
  return (
    <li>
      <button
        type="button"
        className={styles['choices']}
        onClick={() => chrome.send({ type: 'chrome.reviewConsent' })}
      >
        Privacy choices
      </button>
    </li>
  );
};

const Help = () => {
  const chrome = useChrome();
  return (
    <button
      type="button"
      className={styles['help']}
      aria-label="Help with a problem"
      aria-haspopup="dialog"
      onClick={() => chrome.send({ type: 'chrome.openModal', modal: helpModal })}
    >
      ?
    </button>
  );
};

export interface FooterProps {
  /** True in the checkout, where the footer has no navigation. */
  readonly isReduced: boolean;
}

const Whole = ({ isReduced }: FooterProps) => {
  const copyright = useOfConfig((config) => config.copyright, '');
  const hasProviders = useHasProviders();
  return (
    <footer className={`on-primary ${styles['footer']}`}>
      <div className={`container ${styles['inner']}`}>
        {!isReduced && <Groups />}
        <div className={styles['middle']}>
          {!isReduced && <SocialLinks />}
          <ul className={styles['marks']} aria-label="You can pay with">
            {marks.map(({ name, file }) => (
              <li key={name}>
                <img src={file} width={56} height={36} alt={name} loading="lazy" />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles['baseline']}>
          <p className={styles['copyright']}>{copyright}</p>
          {!isReduced && (
            <nav aria-label="Legal">
              <FooterList links={legalLinks} className={styles['legal']}>
                {hasProviders && <PrivacyChoices />}
              </FooterList>
            </nav>
          )}
          <Help />
        </div>
      </div>
    </footer>
  );
};

/** Created once: `UntilTouched` needs the same element each time. */
const whole = <Whole isReduced={false} />;

const AtRest = () => {
  const shown = [
    useContent({ kind: 'menu' }),
    useContent({ kind: 'storeConfig' }),
    useContent({ kind: 'socialLinks' }),
  ];
  return <UntilTouched shown={shown}>{whole}</UntilTouched>;
};

export const Footer = ({ isReduced }: FooterProps) => (isReduced ? <Whole isReduced /> : <AtRest />);
