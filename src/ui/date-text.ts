/** A day as it is written here: the server tells its time in UTC, without a zone. */

export const dateText = (placedAt: string, language: string): string =>
  new Date(`${placedAt.replace(' ', 'T')}Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** A day of the calendar, as in 2026-11-24: the same wherever one reads it. */
export const dayText = (day: string, language: string): string =>
  new Date(`${day.slice(0, 10)}T00:00:00Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
