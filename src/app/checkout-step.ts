/** The step of the checkout that an entry of the history shows; null for every other entry. */
export const stepIn = (state: unknown): string | null => {
  const step: unknown = typeof state === 'object' && state !== null && 'step' in state ? state.step : null;
  return typeof step === 'string' ? step : null;
};
