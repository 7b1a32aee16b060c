/** The name under which the help of the footer is opened. */

export const helpModal = 'help';
