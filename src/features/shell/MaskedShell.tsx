/** Error page without a shop: message, error id and reload (§8, NET-06). */

import { RotateCw } from 'lucide-react';
import type { UnexpectedError } from '#machines/notices/errors/errors.events.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Logo } from './Logo.tsx';
import styles from './MaskedShell.module.css';

export interface MaskedShellProps {
  /** null when only a part of the page failed to load. */
  readonly error: UnexpectedError | null;
  readonly onReload: () => void;
  readonly onSaveRecording: () => void;
}

/** Used when the configuration is unavailable. */
const fallbackBrand = 'Brightwater';

const words = {
  broken: {
    title: 'Sorry! An unexpected error occurred.',
    text: 'Your cart is kept. Reload the page to go on.',
  },
  incomplete: {
    title: 'A part of this page could not be loaded.',
    text: 'There may be a new version of the shop, or no connection. Your cart is kept. Reload the page to go on.',
  },
} as const;

/** Announces the error and moves the keyboard position. */
const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus();

export const MaskedShell = ({ error, onReload, onSaveRecording }: MaskedShellProps) => {
  const { title, text } = error === null ? words.incomplete : words.broken;
  return (
    <div className={styles['shell']}>
      <PageTitle title={title} suffix="" />
      <header className={styles['header']}>
        <div className="container">
          <Logo brand={fallbackBrand} />
        </div>
      </header>
      <main id="main" className={styles['mask']}>
        <div className={styles['card']}>
          <h1 ref={takeFocus} tabIndex={-1} className={styles['title']}>
            {title}
          </h1>
          <p>{text}</p>
          {error !== null && (
            <p className={styles['id']}>
              Error id: <code>{error.id}</code>
            </p>
          )}
          <div className={styles['actions']}>
            <Button color="primary" icon={<RotateCw aria-hidden="true" />} onClick={onReload}>
              Reload the page
            </Button>
            <LinkButton href={paths.home} color="outline">
              Go to the home page
            </LinkButton>
            {error !== null && (
              <Button color="outline" onClick={onSaveRecording}>
                Save recording
              </Button>
            )}
          </div>
        </div>
      </main>
    </div>
  );
};
