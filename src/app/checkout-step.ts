/** The checkout step of a history entry; null for any other entry. */
export const stepIn = (state: unknown): string | null => {
  const step: unknown = typeof state === 'object' && state !== null && 'step' in state ? state.step : null;
  return typeof step === 'string' ? step : null;
};
