/** Social links of the merchant, as icons, or by name without one (SHELL-06, SHELL-16). */

import { socialNameOf, type SocialName } from '#machines/domain/social.ts';
import { useContent } from '#shop/use-reading.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { SocialMark } from './SocialMark.tsx';
import styles from './SocialLinks.module.css';

const spelled: Readonly<Record<SocialName, string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
  snapchat: 'Snapchat',
  tiktok: 'TikTok',
  linkedIn: 'LinkedIn',
};

export const SocialLinks = () => {
  const content = useContent({ kind: 'socialLinks' });
  const links = content?.kind === 'socialLinks' ? content.links : [];
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="footer-social">
      <h2 id="footer-social" className={styles['heading']}>
        Connect With Us
      </h2>
      <ul className={styles['links']}>
        {links.map(({ name, destination }) => {
          const known = socialNameOf(name);
          return (
            <li key={destination}>
              <a
                className={known === null ? styles['word'] : styles['mark']}
                href={destination}
                rel="noreferrer"
              >
                {known === null ? (
                  name
                ) : (
                  <>
                    <SocialMark name={known} />
                    <VisuallyHidden>{spelled[known]}</VisuallyHidden>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
