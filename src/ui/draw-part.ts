/** Lets the server insert a part of the page that it has rendered before. */

import { createContext, type ReactElement, type ReactNode } from 'react';

/** Returns the part, or what the server renders in its place. */
export type DrawPart = (name: string, part: ReactElement) => ReactNode;

export const DrawPartContext = createContext<DrawPart>((_, part) => part);
