/** Stores a typed quantity in the history entry, so that a reload restores it. */

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
