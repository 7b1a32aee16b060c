/** Link renderer of the caller, or a plain anchor, so that src/ui does not know the router. */
import type { ReactNode } from 'react';

export interface LinkProps {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-current'?: 'page' | 'step';
}

export type RenderLink = (props: LinkProps) => ReactNode;

export const renderAnchor: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;
