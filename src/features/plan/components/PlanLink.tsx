import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { Icon } from '@/ui/Icon';
import styles from './PlanLink.module.css';

/** The way to the plan, with how much is in it. */
export function PlanLink({ count }: { count: number }) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Anchor href={paths.myPlan.href({ lang: locale })} className={styles.plan}>
      <Icon name="heart" size={18} />
      {formatMessage({ id: 'plan.title' })}
      {count > 0 && <span className={styles.number}>{formatNumber(count)}</span>}
    </Anchor>
  );
}
