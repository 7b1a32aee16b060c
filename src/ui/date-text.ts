/** A day as it is written here: the server tells its time in UTC, without a zone. */

export const dateText = (placedAt: string, language: string): string =>
  new Date(`${placedAt.replace(' ', 'T')}Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
