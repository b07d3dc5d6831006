import { createContext, useContext, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { BoothSale } from '@/api/types';
import { isMoreThanLeft, SizeWatch, type AskedSize } from '../area';
import { areaMessages } from '../messages';
import styles from './BoothArea.module.css';

/** The size that is being typed and what is left, for what stands under the form's fields. */
export const BoothAreaContext = createContext<{ watch: SizeWatch; sale: BoothSale | undefined }>({
  watch: new SizeWatch(),
  sale: undefined,
});

/** Under the field of a size: the area in all, and whether there is so much. */
export function BoothArea({ kind }: { kind: AskedSize['kind'] }) {
  const { watch, sale } = useContext(BoothAreaContext);
  const asked = useSyncExternalStore(watch.subscribe, watch.now, watch.now);
  const { formatMessage, formatNumber } = useIntl();
  const isMore = asked !== null && sale !== undefined && isMoreThanLeft(asked, sale);
  return (
    <span className={styles.area} role="status">
      {asked?.kind === 'standard' && (
        <strong className={styles.sum}>{formatMessage(areaMessages.area, { area: formatNumber(asked.area) })}</strong>
      )}
      {isMore ? (
        <span>{formatMessage(areaMessages.more)}</span>
      ) : (
        sale && (
          <span className={styles.left}>
            {kind === 'standard'
              ? formatMessage(areaMessages.boothsFree, { count: sale.standardBoothsLeft })
              : formatMessage(areaMessages.areaFree, { area: formatNumber(sale.areaLeft) })}
          </span>
        )
      )}
    </span>
  );
}
