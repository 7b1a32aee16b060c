/** Unwraps the cause of a failed statement from the errors drivers put around it. */

export const unavailableMessage = 'The shop cannot reach its database. Please try again in a moment.';

const systemCodes: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
/** Connection errors; server shut down, crashed or starting; too many connections. */
const serverStates = /^(?:08[0-9A-Z]{3}|57P0[1-4]|53300)$/;
/** The driver gives these errors no code. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function* causesOf(error: unknown): Generator<Error> {
  // bounded, because an error can be its own cause
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth += 1) {
    yield cause;
    if (cause instanceof AggregateError) for (const one of cause.errors) if (one instanceof Error) yield one;
  }
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** PostgreSQL's five-character code, such as 40001. */
export function sqlStateOf(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    const code = codeOf(cause);
    if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** True for a violated unique constraint. */
export function isTaken(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}

function isLoss(cause: Error): boolean {
  const code = codeOf(cause);
  if (code !== undefined && (systemCodes.includes(code) || serverStates.test(code))) return true;
  return driverMessages.test(cause.message);
}

/** True where the database was unreachable; the same request may succeed later. */
export function isConnectionLoss(error: unknown): boolean {
  return [...causesOf(error)].some(isLoss);
}
