/** Form errors appear on the first submit, then on every keystroke. */

import type { ChangeEvent, FormEvent } from 'react';
import { focusFirstError } from './focus-first-error.ts';

/** A blur error would push the button away from the click that caused the blur. */
export const checkedOnSubmit = { validateOnBlur: false } as const;

export interface SentForm<Name extends string> {
  readonly submitCount: number;
  readonly errors: Readonly<Partial<Record<Name, string>>>;
}

export const shownError = <Name extends string>(form: SentForm<Name>, name: Name): string | undefined =>
  form.submitCount > 0 ? form.errors[name] : undefined;

/** The changed value by field name. */
export const writtenField = ({ target }: ChangeEvent<HTMLFormElement>): Readonly<Record<string, string>> => ({
  [target.name]: String(target['value']),
});

export interface Submittable {
  readonly submitForm: () => Promise<unknown>;
}

/** A refused submit focuses the first invalid field. */
export const submitForm =
  (form: Submittable) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const element = event.currentTarget;
    void form.submitForm().then(() => focusFirstError(element));
  };
