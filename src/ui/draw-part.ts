/** Lets the server insert a part of the page that it has rendered before. */

import { createContext, type ReactNode } from 'react';

/**
 * Returns the part, or what the server renders in its place. A part without a
 * name of its own is named by its place in the tree, on which its ids depend.
 */
export type DrawPart = (name: string, part: ReactNode) => ReactNode;

export const DrawPartContext = createContext<DrawPart>((_, part) => part);
