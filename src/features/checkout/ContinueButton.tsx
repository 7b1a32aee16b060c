/** Submits the delivery tab; says below the button why it cannot be delivered or picked up. */

import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './CheckoutScreen.module.css';
import { nextId } from './field-id.ts';

export interface ContinueButtonProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly busyText: string;
  readonly warning: { readonly title: string; readonly advice: string } | null;
}

export const ContinueButton = ({ text, isBusy, busyText, warning }: ContinueButtonProps) => (
  <>
    <Button id={nextId} type="submit" color="accent" size="large" busy={isBusy} busyText={busyText}>
      {text}
    </Button>
    {/* in reserved space, so the button does not move under a finger */}
    <div className={styles['kept']}>
      {warning !== null && (
        <Notice type="warning" title={warning.title} announce>
          {warning.advice}
        </Notice>
      )}
    </div>
  </>
);
