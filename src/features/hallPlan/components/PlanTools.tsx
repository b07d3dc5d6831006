import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '@/state/ServicesContext';
import { Icon } from '@/ui/Icon';
import { hallPlanMessages } from '../messages';
import styles from './PlanTools.module.css';
import { planIcons } from '../icons';

interface PlanToolsProps {
  percent: Ref<HTMLOutputElement>;
  onNearer: () => void;
  onFarther: () => void;
  onWhole: () => void;
}

/** Zoom on a white card over the plan. The buttons need script, so they appear with it. */
export function PlanTools({ percent, onNearer, onFarther, onWhole }: PlanToolsProps) {
  const { formatMessage } = useIntl();
  const services = useServices();
  return (
    <div className={styles.tools} role="group" aria-label={formatMessage(hallPlanMessages.zoom)} data-no-print>
      <button
        type="button"
        className={styles.tool}
        aria-label={formatMessage(hallPlanMessages.nearer)}
        onClick={onNearer}
      >
        <Icon name="plus" />
      </button>
      <output
        ref={percent}
        className={styles.percent}
        aria-label={formatMessage(hallPlanMessages.scale)}
        aria-live="off"
      />
      <button
        type="button"
        className={styles.tool}
        aria-label={formatMessage(hallPlanMessages.farther)}
        onClick={onFarther}
      >
        <Icon path={planIcons.minus} />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={formatMessage(hallPlanMessages.whole)}
        onClick={onWhole}
      >
        <Icon path={planIcons.whole} />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={formatMessage(hallPlanMessages.print)}
        onClick={() => services.print()}
      >
        <Icon name="printer" />
      </button>
    </div>
  );
}
