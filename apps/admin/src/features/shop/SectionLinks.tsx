import { Link } from 'react-router';
import styles from './SectionLinks.module.css';
import type { ShopSection } from './shopSections.ts';

export type SectionLinksProps = {
  readonly sections: readonly ShopSection[];
  readonly current: ShopSection;
  readonly isUnsaved: (section: ShopSection) => boolean;
};

/** The sections of «Tienda»: above the shown one on a phone, beside it on a wide screen. */
export const SectionLinks = ({ sections, current, isUnsaved }: SectionLinksProps) => (
  <nav aria-label="Partes de la tienda" className={styles.root}>
    {sections.map((section) => (
      <Link
        key={section.id}
        to={`#${section.id}`}
        replace
        aria-current={section.id === current.id ? 'true' : undefined}
      >
        <span>{section.title}</span>
        {isUnsaved(section) && <span className={styles.unsaved}> · Sin guardar</span>}
      </Link>
    ))}
  </nav>
);
