/** The page could not be brought: what happened, that nothing is lost, and another try (ROUTE-10, §8). */

import { useTitleSuffix } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
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
      The shop did not answer. Your cart is as you left it.
    </Notice>
    <Button color="primary" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
