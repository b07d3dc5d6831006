import { useIntl } from 'react-intl';
import type { BoothSale, ThemeSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDateTime } from '@/i18n/dates';
import { Panel } from '@/ui/layout/Layout';
import styles from './SalePanel.module.css';

interface SalePanelProps {
  sale: BoothSale;
  themes: readonly ThemeSummary[];
}

/** The space still available: in total, and by hall and exhibition. */
export function SalePanel({ sale, themes }: SalePanelProps) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  const { areaLeft, totalArea, standardBoothsLeft, halls, asOf } = sale;
  return (
    <Panel as="section" className={styles.panel} aria-labelledby="free-space">
      <h2 id="free-space" className={styles.title}>
        {formatMessage({ id: 'booth.liveTitle' })}
      </h2>
      <p className={styles.figure}>
        {formatNumber(areaLeft)} <span className={styles.unit}>{formatMessage({ id: 'booth.liveUnit' })}</span>
      </p>
      <p className={styles.second}>
        {formatMessage({ id: 'booth.liveOf' }, { total: formatNumber(totalArea) })}
        <br />
        {formatMessage({ id: 'booth.liveBooths' }, { count: standardBoothsLeft })}
      </p>
      {themes.map(({ id, shortName }) => {
        const themeHalls = halls.filter(({ themeId }) => themeId === id);
        if (themeHalls.length === 0) return null;
        return (
          <div key={id} className={styles.theme} style={{ borderColor: `var(--theme-${id}-main)` }}>
            <h3 className={styles.name}>{shortName}</h3>
            <ul>
              {themeHalls.map((hall) => (
                <li key={hall.hall} className={styles.hall}>
                  <span>{formatMessage({ id: 'booth.hall' }, { hall: hall.hall })}</span>
                  <span className={styles.free}>
                    {hall.areaLeft > 0
                      ? formatMessage({ id: 'booth.hallLeft' }, { area: formatNumber(hall.areaLeft) })
                      : formatMessage({ id: 'booth.hallSoldOut' })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <p className={styles.small}>{formatMessage({ id: 'booth.asOf' }, { time: formatDateTime(asOf, locale) })}</p>
    </Panel>
  );
}
