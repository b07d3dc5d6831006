import { useIntl } from 'react-intl';
import { formatShortMeetingTime } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { useLocale } from '@/i18n/useLocale';
import type { Favourite } from '@/state/favourites';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import { Failure } from '@/ui/display/Failure';
import { Actions } from '@/ui/layout/Layout';
import styles from './SharePlan.module.css';

interface ReceivedPlanProps {
  /** What the link contains; null while it is loading. */
  received: readonly Favourite[] | null;
  hasFailed: boolean;
  /** How many entries of the link the exhibition does not have any more. */
  unknownCount: number;
  ownFavourites: readonly Favourite[];
  onAdd: (favourites: Favourite[]) => void;
  onClose: () => void;
}

/** The plan of somebody else, before any of it is added. */
export function ReceivedPlan(props: ReceivedPlanProps) {
  const { received, hasFailed, unknownCount, ownFavourites, onAdd, onClose } = props;
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const isOwn = ({ kind, id }: Favourite) => ownFavourites.some((own) => own.kind === kind && own.id === id);
  const added = (received ?? []).filter((favourite) => !isOwn(favourite));
  return (
    <Dialog open title={formatMessage({ id: 'visit.received' })} onClose={onClose}>
      <Failure text={hasFailed ? formatMessage({ id: 'visit.receivedFailed' }) : null} />
      {!received && !hasFailed && <p role="status">{formatMessage({ id: 'ui.loading' })}</p>}
      {received && (
        <>
          <p>
            {formatMessage(
              { id: 'visit.receivedText' },
              { count: added.length, known: received.length - added.length },
            )}
          </p>
          {unknownCount > 0 && <p>{formatMessage({ id: 'visit.receivedUnknown' }, { count: unknownCount })}</p>}
          <ul className={styles.list}>
            {received.map((favourite) => {
              const { kind, id, name, lang, booths, from, to } = favourite;
              return (
                <li key={kind + id}>
                  <span lang={langOf(lang, locale)}>{name}</span>
                  <small>
                    {isOwn(favourite)
                      ? formatMessage({ id: 'visit.receivedKnown' })
                      : from && to
                        ? formatShortMeetingTime(from, to, locale)
                        : booths[0]}
                  </small>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Actions className={styles.actions}>
        {added.length > 0 && (
          <Button variant="main" onClick={() => onAdd(added)}>
            {formatMessage({ id: 'visit.receivedAdd' }, { count: added.length })}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {formatMessage({ id: 'visit.receivedClose' })}
        </Button>
      </Actions>
    </Dialog>
  );
}
