/** A number typed and not yet taken stays with its entry of the history, so that a reload brings it back. */

const drafts = 'quantityDrafts';

type State = Readonly<Record<string, unknown>> | null;

const draftsIn = (state: State): Readonly<Record<string, unknown>> => ({ ...(state?.[drafts] as object) });

export const readDraft = (name: string | undefined): string | null => {
  const text = draftsIn(window.history.state as State)[name ?? ''];
  return typeof text === 'string' ? text : null;
};

/** null: there is none any more. */
export const keepDraft = (name: string | undefined, text: string | null): void => {
  if (name === undefined || readDraft(name) === text) return;
  const state = window.history.state as State;
  const { [name]: _, ...others } = draftsIn(state);
  const kept = text === null ? others : { ...others, [name]: text };
  window.history.replaceState({ ...state, [drafts]: kept }, '');
};
