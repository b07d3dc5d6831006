import type { Home } from '@/api/types';
import { Anchor } from '@/ui/Anchor';
import { Icon } from '@/ui/Icon';
import { icons, isIconName } from '@/ui/icons';
import { Section } from '@/ui/Section';
import styles from './QuickAccess.module.css';
import { accessIcons } from '../icons';

const isAccessIcon = (name: string): name is keyof typeof accessIcons => Object.hasOwn(accessIcons, name);

const pathOf = (name: string): string =>
  isAccessIcon(name) ? accessIcons[name] : icons[isIconName(name) ? name : 'arrow-right'];

/** Short ways: an icon, a name, a line. An icon that we do not draw is an arrow. */
export const QuickAccess = ({ block }: { block: Home['quickAccess'] }) => (
  <Section id="quick" title={block.title} text={block.text} link={block.link}>
    <ul className={styles.grid}>
      {block.items.map(({ id, icon, title, text, link }) => (
        <li key={id} className={styles.cell}>
          <Anchor href={link} className={styles.link}>
            <Icon path={pathOf(icon)} size={28} className={styles.icon} />
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  </Section>
);
