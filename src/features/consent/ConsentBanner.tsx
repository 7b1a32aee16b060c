/** Asks for tracking consent and lets the shopper change it (TRK-05). */

import type { FormEvent } from 'react';
import { selectAllowed, selectConsentView } from '#machines/consent/consent.selectors.ts';
import { paths } from '#paths.ts';
import type { ConsentActor } from '#shop/consent-actor.ts';
import { useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { giveFocusBack } from '#ui/give-focus-back.ts';
import { keepFreeBelow } from '#ui/keep-free-below.ts';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import styles from './ConsentBanner.module.css';

export interface ConsentBannerProps {
  readonly consent: ConsentActor;
}

const overThePage = (banner: HTMLElement | null) => {
  if (banner === null) return undefined;
  const ends = [keepFreeBelow(banner), giveFocusBack(banner)];
  return () => ends.forEach((end) => end());
};

const Purposes = ({ consent }: ConsentBannerProps) => {
  const { analytics, marketing } = useSelected(consent, selectAllowed);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const choice = { analytics: form.has('analytics'), marketing: form.has('marketing') };
    consent.send({ type: 'consent.save', choice });
  };
  return (
    <form className={styles['form']} onSubmit={save}>
      <Checkbox
        name="analytics"
        defaultChecked={analytics}
        label="Statistics"
        hint="How pages and products are used."
      />
      <Checkbox
        name="marketing"
        defaultChecked={marketing}
        label="Marketing"
        hint="Your email and what you look at, for offers that suit you."
      />
      <div className={styles['buttons']}>
        <Button type="submit">Save choices</Button>
        <Button color="outline" onClick={() => consent.send({ type: 'consent.refuse' })}>
          Refuse all
        </Button>
        <Button color="outline" onClick={() => consent.send({ type: 'consent.cancel' })}>
          Close
        </Button>
      </div>
    </form>
  );
};

export const ConsentBanner = ({ consent }: ConsentBannerProps) => {
  const view = useSelected(consent, selectConsentView);
  const heading = useFocusOnChange<HTMLHeadingElement>(view);
  if (view === null) return null;
  return (
    <section className={styles['banner']} aria-labelledby="consent-heading" ref={overThePage}>
      <div className={styles['words']}>
        <h2 key={view} id="consent-heading" ref={heading} tabIndex={-1} className={styles['heading']}>
          Your privacy choices
        </h2>
        {view === 'explaining' ? (
          <p>Your browser asks us not to track you, so we do not. To change this, change its settings.</p>
        ) : (
          <p>
            May we share how you use the shop with our partners for statistics and marketing? You can change
            your answer at any time at the foot of every page.{' '}
            <a href={paths.privacyPolicy}>Privacy policy</a>
          </p>
        )}
      </div>
      {view === 'choosing' && <Purposes consent={consent} />}
      {view === 'asking' && (
        <div className={styles['buttons']}>
          <Button color="outline" onClick={() => consent.send({ type: 'consent.choose' })}>
            Choose
          </Button>
          <Button onClick={() => consent.send({ type: 'consent.refuse' })}>Refuse</Button>
          <Button onClick={() => consent.send({ type: 'consent.accept' })}>Accept</Button>
        </div>
      )}
      {view === 'explaining' && (
        <div className={styles['buttons']}>
          <Button onClick={() => consent.send({ type: 'consent.cancel' })}>Close</Button>
        </div>
      )}
    </section>
  );
};
