/** What is said of the screens that the shop knows by itself and anybody may find, by their addresses (BEY-14). */

export const publicScreens = {
  '/products': {
    title: 'Place order',
    description: 'The quick way to the usual order: set quantities and add everything at once.',
  },
} as const;
