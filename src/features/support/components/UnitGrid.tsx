import type { SupportUnit } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { langOf } from '@/i18n/locales';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/controls/Icon';
import { Card } from '@/ui/layout/Layout';
import styles from './UnitGrid.module.css';

interface UnitGridProps {
  units: readonly SupportUnit[];
  /** Organisers and hosts are larger. */
  look?: 'large' | 'small';
}

/** Organisations with their logos. */
export const UnitGrid = ({ units, look = 'small' }: UnitGridProps) => {
  const locale = useLocale();
  return (
    <ul className={classes(styles.grid, styles[look])}>
      {units.map(({ id, name, logo, url, lang }) => {
        const content = (
          <>
            {logo && <img className={styles.logo} src={logo.url} alt="" width={56} height={56} loading="lazy" />}
            <span className={styles.name} lang={langOf(lang, locale)}>
              {name}
            </span>
            {url && <Icon name="external" size={18} className={styles.externalIcon} />}
          </>
        );
        return (
          <Card as="li" key={id}>
            {url ? (
              <a href={url} className={styles.link} rel="noopener">
                {content}
              </a>
            ) : (
              <span className={styles.link}>{content}</span>
            )}
          </Card>
        );
      })}
    </ul>
  );
};
