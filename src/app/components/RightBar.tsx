import { memo, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { boothHref, visitAction } from '@/features/home/visitAction';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import type { IconName } from '@/ui/icons';
import type { ShellData } from './types';
import styles from './RightBar.module.css';

interface Entry {
  icon: IconName;
  text: MessageDescriptor;
  href: string;
}

type EntriesProps = Pick<ShellData, 'locale' | 'edition' | 'registrationOpen' | 'isRegistered'>;

function entriesOf({ locale, edition, ...state }: EntriesProps): Entry[] {
  const action = visitAction(edition.phase, locale, state);
  const own: Entry[] =
    locale === 'zh-cn'
      ? [
          { icon: 'calendar', text: { id: 'footer.meeting' }, href: paths.meetings.href({ lang: locale }) },
          { icon: 'cube', text: { id: 'footer.products' }, href: paths.products.href({ lang: locale }) },
        ]
      : [{ icon: 'mail', text: { id: 'footer.newsletter' }, href: '#newsletter' }];
  return [
    { icon: 'ticket', text: action.text, href: action.href },
    { icon: 'booth', text: { id: 'shell.boothReservation' }, href: boothHref(locale) },
    ...own,
  ];
}

interface RightBarProps extends EntriesProps {
  /** Draws the eye to the admission notice; ends after three seconds. */
  animated?: boolean;
  onAdmission: () => void;
}

/** Quick links at the right edge of the desktop; not in Russian. It can be folded away. */
export const RightBar = memo(function RightBar({ animated = false, onAdmission, ...entries }: RightBarProps) {
  const [folded, setFolded] = useState(false);
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.bar} aria-label={formatMessage({ id: 'shell.quickLinks' })} data-no-print>
      <ul id="quick-links" className={styles.list} hidden={folded}>
        {entriesOf(entries).map(({ icon, text, href }, index) => (
          <li key={text.id}>
            <Anchor href={href} className={classes(styles.entry, index === 0 && styles.first)}>
              <Icon name={icon} size={22} />
              <span>{formatMessage(text)}</span>
            </Anchor>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} data-animated={animated || undefined} onClick={onAdmission}>
            <Icon name="passport" size={22} />
            <span>{formatMessage({ id: 'admission.open' })}</span>
          </button>
        </li>
        <li>
          <Anchor href="#top" className={styles.entry}>
            <Icon name="up" size={22} />
            <span>{formatMessage({ id: 'shell.backToTop' })}</span>
          </Anchor>
        </li>
      </ul>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!folded}
        aria-controls="quick-links"
        aria-label={formatMessage(folded ? { id: 'shell.expand' } : { id: 'shell.collapse' })}
        onClick={() => setFolded(!folded)}
      >
        <Icon name="chevron" size={16} className={folded ? styles.turned : undefined} />
      </button>
    </nav>
  );
});
