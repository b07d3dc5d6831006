import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReplayCounts } from '@/api';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { Stack } from '@/ui/layout/Layout';
import styles from './cases.module.css';

interface ReplaySectionProps {
  /** Resolves with the counts, or with why there are none. */
  onReplay: () => Promise<ReplayCounts | string>;
}

/** How many stored answers the draft would refuse, by rule. */
export function ReplaySection({ onReplay }: ReplaySectionProps) {
  const { formatNumber } = useIntl();
  const [isPending, run] = useAsyncAction();
  const [result, setResult] = useState<ReplayCounts | string | null>(null);
  const counts = result !== null && typeof result !== 'string' ? result : null;
  return (
    <Stack as="section" gap={3} aria-labelledby="designer-replay">
      <h2 id="designer-replay" className={styles.title}>
        <FormattedMessage id="designer.replay" />
      </h2>
      <p className={styles.note}>
        <FormattedMessage id="designer.replayIntro" />
      </p>
      <div className={styles.row}>
        <Button
          variant="quiet"
          size="small"
          aria-busy={isPending}
          onClick={() => void run(async () => setResult(await onReplay()))}
        >
          <FormattedMessage id="designer.replayRun" />
        </Button>
      </div>
      <div role="status">
        {typeof result === 'string' && <p className={styles.failed}>{result}</p>}
        {counts && (
          <p className={counts.refused > 0 ? styles.failed : styles.passed}>
            <FormattedMessage id="designer.replayCounts" values={{ total: counts.total, refused: counts.refused }} />
          </p>
        )}
      </div>
      {counts && counts.byRule.length > 0 && (
        <ul className={styles.list}>
          {counts.byRule.map(({ pointer, id, count }) => (
            <li key={`${pointer} ${id}`} className={styles.rule}>
              <span>{formatNumber(count)}</span> <code>{pointer}</code> {id}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
