/** Code step: where the code went, tries left, when another can be sent (GEN-07). */

import { useFormik } from 'formik';
import type { RefObject } from 'react';
import { selectIsRegistering } from '#machines/session/session.selectors.ts';
import {
  selectCanResendCode,
  selectCodeStep,
  selectIsCodeBusy,
  selectCodeFailure,
  selectIsCodeConfirming,
  selectIsCodeExpired,
  selectIsCodeResending,
  selectIsCodeWrong,
  selectSentCode,
  type CodeStepActor,
} from '#machines/session/sign-in-code.selectors.ts';
import { useLanguage } from '#shop/use-reading.ts';
import { useSelected, useSession } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AnnouncedChange } from '#ui/AnnouncedChange.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { checkedOnSubmit, shownError, submitForm } from '#ui/submit-form.ts';
import { useFocusOnOpening } from '#ui/use-focus-on-opening.ts';
import { useSecondsUntil } from '#ui/use-seconds-until.ts';
import styles from './CodeStep.module.css';
import { codeSchema } from './sign-in-schema.ts';

interface CodeStepProps {
  /** Id of the heading. */
  readonly labelledBy: string;
}

const ResendButton = ({ step }: { readonly step: CodeStepActor }) => {
  const { sentAt, resendAfter } = useSelected(step, selectSentCode);
  const canResend = useSelected(step, selectCanResendCode);
  const isResending = useSelected(step, selectIsCodeResending);
  const seconds = useSecondsUntil(sentAt + resendAfter);
  const isWaiting = !canResend && seconds > 0;
  return (
    <Button
      color="outline"
      wide
      busy={isResending}
      busyText="Sending a new code…"
      aria-disabled={!canResend}
      onClick={() => step.send({ type: 'signInCode.resend' })}
    >
      {isWaiting ? `Send a new code in ${seconds} s` : 'Send a new code'}
    </Button>
  );
};

const triesText = (left: number): string =>
  left === 1 ? 'You have one try left.' : `You have ${left} tries left.`;

const Refusal = ({ step }: { readonly step: CodeStepActor }) => {
  const { triesLeft } = useSelected(step, selectSentCode);
  const isWrong = useSelected(step, selectIsCodeWrong);
  const isExpired = useSelected(step, selectIsCodeExpired);
  const failure = useSelected(step, selectCodeFailure);
  const text = isWrong
    ? `This is not the code we sent you last. ${triesText(triesLeft)}`
    : isExpired
      ? 'This code has expired. Please have a new one sent.'
      : failure?.message;
  return (
    text !== undefined && (
      <Notice type="error" announce>
        {text}
      </Notice>
    )
  );
};

const CodeForm = ({ step, labelledBy }: CodeStepProps & { readonly step: CodeStepActor }) => {
  const { sentTo, sentAt, expiresAt } = useSelected(step, selectSentCode);
  const isConfirming = useSelected(step, selectIsCodeConfirming);
  const isBusy = useSelected(step, selectIsCodeBusy);
  const isNew = useSelected(useSession(), selectIsRegistering);
  const language = useLanguage();
  const lastTime = new Date(expiresAt).toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
  const opened = useFocusOnOpening(!isBusy);
  const form = useFormik({
    initialValues: { code: '' },
    ...checkedOnSubmit,
    validationSchema: codeSchema,
    onSubmit: ({ code }) => step.send({ type: 'signInCode.confirm', code: code.replaceAll(/\s/g, '') }),
  });
  return (
    <form
      ref={opened as RefObject<HTMLFormElement | null>}
      noValidate
      aria-labelledby={labelledBy}
      className={styles['form']}
      onSubmit={submitForm(form)}
    >
      <Refusal step={step} />
      <AnnouncedChange text={`We sent a new code at ${new Date(sentAt).toLocaleTimeString(language)}.`} />
      <Field
        label="Code from our email"
        hint={
          <>
            {isNew && 'Your account has been created. '}
            We sent six digits to <strong>{sentTo}</strong>. They work once, until{' '}
            {lastTime.replaceAll(' ', '\u00a0')}.
          </>
        }
        error={shownError(form, 'code')}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            {...form.getFieldProps('code')}
            className={styles['code']}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        )}
      </Field>
      <Button type="submit" size="large" wide busy={isConfirming} busyText="Checking the code…">
        Sign in with this code
      </Button>
      <ResendButton step={step} />
      <button
        type="button"
        className={styles['other']}
        onClick={() => step.send({ type: 'signInCode.cancel' })}
      >
        Use another account
      </button>
    </form>
  );
};

/** A refused code is cleared from its field; one that could not be checked stays. */
const FreshForm = ({ step, labelledBy }: CodeStepProps & { readonly step: CodeStepActor }) => {
  const { triesLeft } = useSelected(step, selectSentCode);
  const isExpired = useSelected(step, selectIsCodeExpired);
  return <CodeForm key={`${triesLeft} ${isExpired}`} step={step} labelledBy={labelledBy} />;
};

/** Lazy parts are default exports. */
export default function CodeStep({ labelledBy }: CodeStepProps) {
  const step = useSelected(useSession(), selectCodeStep);
  return step === undefined ? null : <FreshForm step={step} labelledBy={labelledBy} />;
}
