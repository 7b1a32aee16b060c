/** Nothing has been written since: a field may take the focus for what was refused. */
export const isAsSent = <Values extends object>(sent: Values, now: Values): boolean =>
  (Object.keys(sent) as (keyof Values)[]).every((field) => Object.is(sent[field], now[field]));
