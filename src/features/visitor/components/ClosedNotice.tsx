import { useIntl } from 'react-intl';
import type { Edition } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDate } from '@/i18n/dates';
import type { Locale } from '@/rules/locales';
import type { Phase } from '@/rules/phases';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Actions, Stack } from '@/ui/layout/Layout';
import { MoreLink } from '@/ui/layout/Section';
import { BringList } from './BringList';
import styles from './Panel.module.css';

/**
 * Why there is no form. The phase may still be `open` when the server has just closed pre-registration (flag
 * `preRegistrationOpen`), because its clock is ahead; that counts as `closed`.
 */
export type ClosedPhase = Exclude<Phase, 'open'>;
export const closedPhase = (phase: Phase): ClosedPhase => (phase === 'open' ? 'closed' : phase);

const TITLES = {
  before: { id: 'visitor.beforeTitle' },
  closed: { id: 'visitor.closedTitle' },
  during: { id: 'visitor.duringTitle' },
  after: { id: 'visitor.afterTitle' },
} as const;

export function useClosedTitle(phase: ClosedPhase, edition: Edition): string {
  const { formatMessage } = useIntl();
  return formatMessage(TITLES[phase], { number: edition.number });
}

interface ClosedNoticeProps {
  phase: ClosedPhase;
  edition: Edition;
  hrefs: { findRegistration: string; news: string; home: string };
}

function useFormatMoment(locale: Locale) {
  const { formatTime } = useIntl();
  return (instant: string) => ({
    day: formatDate(instant, locale),
    time: formatTime(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  });
}

/** What visitors can do in each phase without pre-registration (`src/rules/phases.ts`). */
export function ClosedNotice({ phase, edition, hrefs }: ClosedNoticeProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const formatMoment = useFormatMoment(locale);
  if (phase === 'before')
    return (
      <Stack gap={3} className={styles.panel}>
        <p>{formatMessage({ id: 'visitor.beforeText' }, formatMoment(edition.preRegOpensAt))}</p>
        <p>{formatMessage({ id: 'visitor.beforeNewsletter' })}</p>
        <Actions className={styles.actions}>
          <Anchor href={hrefs.home} className={buttonClass('quiet')}>
            {formatMessage({ id: 'visitor.home' })}
          </Anchor>
        </Actions>
      </Stack>
    );
  if (phase === 'after')
    return (
      <Stack gap={3} className={styles.panel}>
        <p>{formatMessage({ id: 'visitor.afterText' })}</p>
        {/* The same text as before the opening. */}
        <p>{formatMessage({ id: 'visitor.beforeNewsletter' })}</p>
        <MoreLink href={hrefs.news}>{formatMessage({ id: 'visitor.afterNews' })}</MoreLink>
      </Stack>
    );
  const text =
    phase === 'closed'
      ? formatMessage({ id: 'visitor.closedText' }, formatMoment(edition.preRegDeadline))
      : formatMessage({ id: 'visitor.duringText' });
  return (
    <Stack gap={3} className={styles.panel}>
      <p>{text}</p>
      <Stack as="section" gap={2} alignStart className={styles.part}>
        <h2 className={styles.partTitle}>{formatMessage({ id: 'visitor.onSiteTitle' })}</h2>
        <p>{formatMessage({ id: 'visitor.onSiteText' }, { range: edition.range, hours: edition.dailyOpeningHours })}</p>
        <h3 className={styles.label}>{formatMessage({ id: 'visitor.bringTitle' })}</h3>
        <BringList isRegistered={false} />
      </Stack>
      <Stack as="section" gap={2} alignStart className={styles.part}>
        <h2 className={styles.partTitle}>{formatMessage({ id: 'visitor.alreadyRegisteredTitle' })}</h2>
        <p>{formatMessage({ id: 'visitor.alreadyRegisteredText' })}</p>
        <Anchor href={hrefs.findRegistration} className={buttonClass('secondary')}>
          {formatMessage({ id: 'visitor.findOpen' })}
        </Anchor>
      </Stack>
    </Stack>
  );
}
