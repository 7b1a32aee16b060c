/**
 * Tells the customer that the session has timed out, on every page but the sign-in page. With
 * an unfinished request the customer can sign in here (SHELL-08, BEY-02).
 */

import { Suspense } from 'react';
import { timedOutMessage } from '#machines/domain/session.ts';
import {
  selectIsExpiryShown,
  selectIsInterrupted,
  selectIsSigningIn,
} from '#machines/session/session.selectors.ts';
import { selectHasParked } from '#machines/shop.selectors.ts';
import { useSelected, useSession, useShop } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Modal } from '#ui/Modal.tsx';
import styles from './ExpiryDialog.module.css';

// the form brings Formik and Yup, which most pages do not need
const ExpirySignIn = lazyPart(() => import('./ExpirySignIn.tsx'));

const ExpiryDialog = () => {
  const session = useSession();
  const isOpen = useSelected(session, selectIsExpiryShown);
  const isSigningIn = useSelected(session, selectIsSigningIn);
  const isInterrupted = useSelected(session, selectIsInterrupted);
  const hasParked = useSelected(useShop(), selectHasParked);
  const canGoOnHere = isInterrupted || hasParked;
  return (
    <Modal
      open={isOpen}
      onClose={() => session.send({ type: 'session.dismiss' })}
      title="Please sign in again"
      footer={
        <div className={styles['foot']}>
          {canGoOnHere && <p className={styles['or']}>Or go to the sign-in page:</p>}
          <Button
            color={canGoOnHere ? 'outline' : 'primary'}
            aria-disabled={isSigningIn || undefined}
            onClick={() => session.send({ type: 'session.acknowledge' })}
          >
            Ok
          </Button>
        </div>
      }
    >
      {isOpen && (
        <div className={styles['body']}>
          <p>{timedOutMessage}</p>
          {canGoOnHere && (
            <Suspense fallback={<LoadingIndicator message="Preparing the form" />}>
              <ExpirySignIn />
            </Suspense>
          )}
        </div>
      )}
    </Modal>
  );
};

export default ExpiryDialog;
