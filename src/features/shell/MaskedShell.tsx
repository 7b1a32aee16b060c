/** The frame of a page that cannot be drawn: logo, mask, what happened, the error's id, and a reload (§8, NET-06). Needs no shop. */

import { RotateCw } from 'lucide-react';
import type { UnexpectedError } from '#machines/notices/errors/errors.events.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Logo } from './Logo.tsx';
import styles from './MaskedShell.module.css';

export interface MaskedShellProps {
  /** Null where only a part of the page could not be had. */
  readonly error: UnexpectedError | null;
  readonly onReload: () => void;
  readonly onSaveRecording: () => void;
}

/** Where no configuration can be had any more. */
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

/** What happened is read out, and the keyboard goes on from here. */
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
