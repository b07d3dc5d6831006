import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Edition } from '@/api/types';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { useOutOfView } from '@/ui/useOutOfView';
import { homeMessages } from '../messages';
import { visitAction, type VisitState } from '../visitAction';
import styles from './BottomBar.module.css';

interface BottomBarProps extends VisitState {
  phase: Edition['phase'];
  locale: Locale;
}

/** Phones and tablets: what a visitor needs most, at the thumb, once the hero with the same action has left the window. */
export function BottomBar({ phase, locale, ...state }: BottomBarProps) {
  const heroEnd = useRef<HTMLSpanElement>(null);
  const isShown = useOutOfView(heroEnd);
  const { formatMessage } = useIntl();
  const action = visitAction(phase, locale, state);
  const lang = { lang: locale };
  const links = [
    { icon: 'ticket', text: action.text, href: action.href },
    { icon: 'map', text: homeMessages.hallPlan, href: paths.hallPlan.href(lang) },
    { icon: 'calendar', text: homeMessages.programme, href: paths.meetings.href(lang) },
  ] as const;
  return (
    <>
      <span ref={heroEnd} className={styles.mark} aria-hidden="true" />
      <nav className={styles.bar} aria-label={formatMessage(homeMessages.shortcuts)} hidden={!isShown} data-no-print>
        {links.map(({ icon, text, href }, index) => (
          <Anchor key={text.id} href={href} className={classes(styles.link, index === 0 && styles.main)}>
            <Icon name={icon} size={20} />
            <FormattedMessage {...text} />
          </Anchor>
        ))}
      </nav>
    </>
  );
}
