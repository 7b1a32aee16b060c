/** All departments with their categories, in menu order (ROUTE-15). */

import { useContent } from '#shop/use-reading.ts';
import styles from './Departments.module.css';

const Departments = ({ heading }: { readonly heading: string }) => {
  const content = useContent({ kind: 'menu' });
  if (content?.kind !== 'menu' || content.items.length === 0) return null;
  return (
    <section className={`container ${styles['departments']}`} aria-labelledby="departments">
      <h2 id="departments">{heading}</h2>
      <ul className={styles['list']}>
        {content.items.map(({ id, name, path, children }) => (
          <li key={id} className={styles['department']}>
            <h3 className={styles['name']}>
              <a href={path}>{name}</a>
            </h3>
            <ul className={styles['shelves']}>
              {children.map((shelf) => (
                <li key={shelf.id}>
                  <a className={styles['shelf']} href={shelf.path}>
                    {shelf.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
};

export default Departments;
