/** Server errors of the fields that still hold the submitted value. */
export const currentServerErrors = <Values extends object>(
  messages: Readonly<Record<string, string>>,
  sent: Values,
  now: Values,
): Partial<Record<keyof Values, string>> => {
  const standing: Partial<Record<keyof Values, string>> = {};
  for (const field of Object.keys(now) as (keyof Values & string)[]) {
    const message = messages[field];
    if (message !== undefined && Object.is(sent[field], now[field])) standing[field] = message;
  }
  return standing;
};
