/** The fragment of an address that opens the tab of this name. */
export const tabAnchorOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
