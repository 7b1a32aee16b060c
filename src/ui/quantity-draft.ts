/** A typed quantity: read as a number, and stored in the history entry for a reload. */

/** '1000' and '1,000' as shown in messages, but not '3,5'. */
const wholeNumber = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)$/;

/** null for text that is not a whole number within the bounds. */
export const quantityIn = (text: string, min: number, max: number): number | null => {
  const quantity = wholeNumber.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  return quantity >= min && quantity <= max ? quantity : null;
};

const drafts = 'quantityDrafts';

type State = Readonly<Record<string, unknown>> | null;

const draftsIn = (state: State): Readonly<Record<string, unknown>> => ({ ...(state?.[drafts] as object) });

export const readDraft = (name: string | undefined): string | null => {
  const text = draftsIn(window.history.state as State)[name ?? ''];
  return typeof text === 'string' ? text : null;
};

/** null removes the draft. */
export const keepDraft = (name: string | undefined, text: string | null): void => {
  if (name === undefined || readDraft(name) === text) return;
  const state = window.history.state as State;
  const { [name]: _, ...others } = draftsIn(state);
  const kept = text === null ? others : { ...others, [name]: text };
  window.history.replaceState({ ...state, [drafts]: kept }, '');
};
