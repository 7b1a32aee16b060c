/** Accordion of native details elements; works without scripts. */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Initially open. */
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Items with the same name close each other. */
  name?: string | undefined;
}

export const Accordion = ({ items, headingLevel = 3, name }: AccordionProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} name={name} open={open} className={styles['item']}>
          <summary className={styles['summary']}>
            <Heading className={styles['title']}>{title}</Heading>
            <ChevronDown aria-hidden="true" size={24} />
          </summary>
          <div className={styles['content']}>{content}</div>
        </details>
      ))}
    </div>
  );
};
