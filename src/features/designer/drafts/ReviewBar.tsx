import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { DesignerInfo } from '@/api';
import { formatDateTime } from '@/i18n/dates';
import { useLocale } from '@/i18n/useLocale';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { Stack } from '@/ui/layout/Layout';
import styles from './drafts.module.css';
import type { ServerDraft } from './useServerDraft';

const STATE_TEXTS = {
  requested: { id: 'designer.reviewRequested' },
  approved: { id: 'designer.reviewApproved' },
} as const satisfies Record<string, MessageDescriptor>;

interface ReviewBarProps {
  serverDraft: ServerDraft;
  designer: DesignerInfo;
}

/** The review of the draft, where a version needs one. */
export function ReviewBar({ serverDraft, designer }: ReviewBarProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [isPending, run] = useAsyncAction();
  const { draft, isSaved, state } = serverDraft;
  if (!designer.reviewNeeded || !draft || state === 'disabled') return null;
  const { review } = draft;
  const action = (name: 'request' | 'approve' | 'withdraw', text: MessageDescriptor) => (
    <Button
      variant={name === 'approve' ? 'secondary' : 'quiet'}
      size="small"
      aria-busy={isPending}
      onClick={() => void run(() => serverDraft.review(name))}
    >
      <FormattedMessage {...text} />
    </Button>
  );
  const canApprove = draft.author !== designer.name && review?.state !== 'approved';
  return (
    <Stack as="section" inRow gap={3} className={styles.bar} aria-label={formatMessage({ id: 'designer.review' })}>
      <p className={styles.status} role="status" data-approved={review?.state === 'approved' && isSaved}>
        {review && isSaved
          ? formatMessage(STATE_TEXTS[review.state], {
              author: review.author,
              time: formatDateTime(review.at, locale),
            })
          : formatMessage({ id: 'designer.reviewNeeded' })}{' '}
        {!isSaved && <FormattedMessage id="designer.reviewUnsaved" />}
      </p>
      {isSaved && (
        <>
          {!review && action('request', { id: 'designer.askForReview' })}
          {canApprove && action('approve', { id: 'designer.approve' })}
          {review && action('withdraw', { id: 'designer.reviewWithdraw' })}
        </>
      )}
    </Stack>
  );
}
