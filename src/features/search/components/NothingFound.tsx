import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/State';

/** Nothing was found: what to try, and ways that lead on. */
export function NothingFound({ title }: { title: string }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const ways = [
    ['wayExhibitors', paths.exhibitorList],
    ['wayProducts', paths.products],
    ['wayMeetings', paths.meetings],
    ['wayPlan', paths.hallPlan],
    ['wayContact', paths.contact],
  ] as const;
  return (
    <EmptyState
      title={title}
      text={formatMessage({ id: 'search.nothingText' })}
      actions={ways.map(([message, path]) => (
        <Anchor key={message} href={path.href({ lang: locale })} className={buttonClass('quiet', 'small')}>
          {formatMessage({ id: `search.${message}` })}
        </Anchor>
      ))}
      picture={
        <img src="/art/contour/0/search.svg?w=520&h=320&ground=tint" alt="" width={520} height={320} loading="lazy" />
      }
    />
  );
}
