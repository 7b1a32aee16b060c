/** Text for screen readers only. */
import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'div';
  id?: string;
  children: ReactNode;
}

export const VisuallyHidden = ({ as: Tag = 'span', children, ...props }: VisuallyHiddenProps) => (
  <Tag className="visually-hidden" {...props}>
    {children}
  </Tag>
);
