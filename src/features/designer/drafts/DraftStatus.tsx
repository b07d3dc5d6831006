import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { formatDateTime, formatTimeOfDay } from '@/i18n/dates';
import { useLocale } from '@/i18n/useLocale';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { Stack } from '@/ui/layout/Layout';
import styles from './drafts.module.css';
import type { ServerDraft, ServerDraftState } from './useServerDraft';

/** The changes of this page are on this device only. */
const UNSAVED: readonly ServerDraftState[] = ['failed', 'conflict', 'ended'];

/** What the server has of the draft. */
function StatusText({ serverDraft }: { serverDraft: ServerDraft }) {
  const locale = useLocale();
  const { state, draft, lock, isLockedByOther, isSaved, failure } = serverDraft;
  const time = draft && formatDateTime(draft.changedAt, locale);
  if (state === 'loading') return <FormattedMessage id="designer.draftLoading" />;
  if (state === 'none') return <FormattedMessage id="designer.draftNone" />;
  if (state === 'unsaved') return <FormattedMessage id="designer.draftUnsaved" />;
  if (state === 'saving') return <FormattedMessage id="designer.draftSaving" />;
  if (state === 'ended') return <FormattedMessage id="designer.draftEnded" />;
  if (state === 'conflict')
    return <FormattedMessage id="designer.draftConflict" values={{ author: draft?.author, time }} />;
  if (state === 'failed')
    return (
      <>
        {!isSaved && <FormattedMessage id="designer.draftFailed" />} {failure}
      </>
    );
  return (
    <>
      {draft && <FormattedMessage id="designer.draftSaved" values={{ author: draft.author, time }} />}{' '}
      {lock && (
        <span className={styles.lock}>
          <FormattedMessage
            {...(isLockedByOther ? { id: 'designer.draftLocked' } : { id: 'designer.draftLockedOwn' })}
            values={{ author: lock.author, time: formatTimeOfDay(lock.until) }}
          />
        </span>
      )}{' '}
      {isLockedByOther && !isSaved && <FormattedMessage id="designer.draftLockedUnsaved" />}
    </>
  );
}

interface Action {
  text: MessageDescriptor;
  run: () => unknown;
}

/** What a designer can do in this state. */
function actionsOf({ state, draft, lock, isSaved, ...serverDraft }: ServerDraft): Action[] {
  const { retry, resolve, changeLock, discard } = serverDraft;
  if (state === 'failed') return [{ text: { id: 'designer.retry' }, run: retry }];
  if (state === 'conflict')
    return [
      { text: { id: 'designer.draftLoadTheirs' }, run: () => resolve('theirs') },
      { text: { id: 'designer.draftSaveMine' }, run: () => resolve('mine') },
    ];
  if (state === 'ended')
    return [
      { text: { id: 'designer.draftRestart' }, run: () => resolve('theirs') },
      { text: { id: 'designer.draftSaveMine' }, run: () => resolve('mine') },
    ];
  if (state === 'locked') return [{ text: { id: 'designer.draftTakeOver' }, run: () => changeLock('takeOver') }];
  if (state !== 'saved' || !draft) return [];
  return [
    lock
      ? { text: { id: 'designer.draftUnlock' }, run: () => changeLock('unlock') }
      : { text: { id: 'designer.draftLock' }, run: () => changeLock('lock') },
    { text: { id: 'designer.draftDiscard' }, run: discard },
  ];
}

/** Who saved the draft and when, who edits it, and what prevents saving. */
export function DraftStatus({ serverDraft }: { serverDraft: ServerDraft }) {
  const [isPending, run] = useAsyncAction();
  const { state } = serverDraft;
  if (state === 'disabled') return null;
  return (
    <Stack inRow gap={3} className={styles.bar}>
      <p className={styles.status} role="status" data-unsaved={UNSAVED.includes(state)}>
        <StatusText serverDraft={serverDraft} />
      </p>
      {actionsOf(serverDraft).map(({ text, run: act }) => (
        <Button
          key={text.id}
          variant="quiet"
          size="small"
          aria-busy={isPending}
          onClick={() => void run(async () => act())}
        >
          <FormattedMessage {...text} />
        </Button>
      ))}
    </Stack>
  );
}
