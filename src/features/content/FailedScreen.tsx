/** Error page with a retry, for a page that failed to load (ROUTE-10, §8). */

import { paths } from '#paths.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import styles from './NotFoundScreen.module.css';

export interface FailedScreenProps {
  readonly onRetry: () => void;
}

export const FailedScreen = ({ onRetry }: FailedScreenProps) => (
  <div className={`container ${styles['screen']}`}>
    <PageTitle title="Something went wrong" suffix={useTitleSuffix()} />
    <h1>Something went wrong. Please try again.</h1>
    <Notice type="error" announce>
      This page could not be loaded. Your cart is as you left it.
    </Notice>
    <div className={styles['actions']}>
      <Button color="primary" onClick={onRetry}>
        Try again
      </Button>
      <LinkButton href={paths.home} color="outline">
        Go to the home page
      </LinkButton>
    </div>
  </div>
);
