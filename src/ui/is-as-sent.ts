/** True if nothing was edited since the submit, so focus may move to the first error. */
export const isAsSent = <Values extends object>(sent: Values, now: Values): boolean =>
  (Object.keys(sent) as (keyof Values)[]).every((field) => Object.is(sent[field], now[field]));
