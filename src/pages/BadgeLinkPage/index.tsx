/** The badge that a confirmation's link opens, on any device. */
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { type BadgeByLink, type Edition, isApiError, ownApi, selectEdition } from '@/api';
import { Badge } from '@/features/visitor/components/Badge';
import { BringSection } from '@/features/visitor/components/ResultLinks';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { useLocale } from '@/i18n/useLocale';
import { formatTimeRange, formatExhibitionDay } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import { shanghaiDate } from '@/rules/shanghai';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Stack } from '@/ui/layout/Layout';
import { StatusPanel } from '@/ui/layout/StatusPanel';

function BadgeLinkView() {
  const { formatMessage } = useIntl();
  const { token = '' } = useParams();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const { data: badge } = ownApi.endpoints.ownBadgeLink.useQuery(token);
  if (!edition) return null;
  if (!badge)
    return (
      <StatusPanel
        title={formatMessage({ id: 'visitor.badgeLinkEndedTitle' })}
        text={formatMessage({ id: 'visitor.badgeLinkEndedText' })}
      >
        <Anchor href={paths.my.href({ lang })} className={buttonClass('main')}>
          {formatMessage({ id: 'visitor.badgeLinkOpen' })}
        </Anchor>
      </StatusPanel>
    );
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'visitor.badgeLinkTitle' })}
      intro={formatMessage({ id: 'visitor.badgeLinkIntro' })}
    >
      <LinkedBadge badge={badge} edition={edition} />
    </FlowPage>
  );
}

function LinkedBadge({ badge, edition }: { badge: BadgeByLink; edition: Edition }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  return (
    <Stack gap={6}>
      <Badge
        edition={edition}
        firstName={badge.name}
        lastName=""
        jobTitle=""
        company=""
        country=""
        number={badge.number}
        qrContent={badge.qrContent}
      />
      <BringSection />
      {badge.sessions.length > 0 && <Sessions sessions={badge.sessions} />}
      <p>
        <Anchor href={paths.my.href({ lang })} className={buttonClass('quiet', 'large')}>
          {formatMessage({ id: 'visitor.badgeLinkChange' })}
        </Anchor>
      </p>
    </Stack>
  );
}

function Sessions({ sessions }: { sessions: BadgeByLink['sessions'] }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="badge-sessions">
      <h2 id="badge-sessions">{formatMessage({ id: 'visitor.badgeLinkSessions' })}</h2>
      <ul>
        {sessions.map(({ title, from, to, room, state }) => (
          <li key={from + title}>
            <time dateTime={from}>
              {formatExhibitionDay(shanghaiDate(new Date(from)), lang)} {formatTimeRange(from, to)}
            </time>{' '}
            {title}, {room}
            {state === 'waiting' && ` (${formatMessage({ id: 'visitor.badgeLinkWaiting' })})`}
            {state === 'awaitingPayment' && ` (${formatMessage({ id: 'visitor.badgeLinkUnpaid' })})`}
          </li>
        ))}
      </ul>
    </section>
  );
}

const { ownBadgeLink } = ownApi.endpoints;
export const page = definePage({
  async load({ store: { dispatch }, params: { token = '' } }) {
    const result = await dispatch(ownBadgeLink.initiate(token, { subscribe: false }));
    // The page itself shows that a link has expired.
    const isExpired = isApiError(result.error) && result.error.kind === 'response' && result.error.code === 404;
    if (!isExpired) await loadRequired(Promise.resolve(result));
  },
  status: ({ params: { token = '' } }, state) => (ownBadgeLink.select(token)(state).data ? 200 : 404),
  head: () => ({ noindex: true }),
  Component: BadgeLinkView,
});
