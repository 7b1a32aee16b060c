/** Formats a date; the server sends UTC without a zone. */

export const dateText = (placedAt: string, language: string): string =>
  new Date(`${placedAt.replace(' ', 'T')}Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** '24 Nov 2026' for a calendar day such as 2026-11-24, independent of the time zone. */
export const shortDayText = (day: string, language: string): string =>
  new Date(`${day.slice(0, 10)}T00:00:00Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
