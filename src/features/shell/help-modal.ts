/** Name of the help modal. */

export const helpModal = 'help';
