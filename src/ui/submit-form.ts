/** When a form here speaks up: at its first sending, and from then on with every key (look.md, everyone can use it). */

import type { ChangeEvent, FormEvent } from 'react';
import { focusFirstError } from './focus-first-error.ts';

/** An error that came as one leaves a field would push the button away from under the press that left it. */
export const checkedOnSubmit = { validateOnBlur: false } as const;

export interface SentForm<Name extends string> {
  readonly submitCount: number;
  readonly errors: Readonly<Partial<Record<Name, string>>>;
}

export const shownError = <Name extends string>(form: SentForm<Name>, name: Name): string | undefined =>
  form.submitCount > 0 ? form.errors[name] : undefined;

/** What was just written, under the name of its field. */
export const writtenField = ({ target }: ChangeEvent<HTMLFormElement>): Readonly<Record<string, string>> => ({
  [target.name]: String(target['value']),
});

export interface Submittable {
  readonly submitForm: () => Promise<unknown>;
}

/** A refused form leads to its first field in error. */
export const submitForm =
  (form: Submittable) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const element = event.currentTarget;
    void form.submitForm().then(() => focusFirstError(element));
  };
