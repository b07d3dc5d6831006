import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tabs } from '@/features/designer/components/Tabs';
import { useServices } from '@/state/ServicesContext';
import styles from './DesignerWorkspace.module.css';

/** Whether editor and preview fit next to each other. */
export function useIsWide(): boolean {
  const { device } = useServices();
  const [isWide, setIsWide] = useState(() => device.isWide());
  useEffect(() => {
    let isUnmounted = false;
    device.onWidthChange(() => {
      if (!isUnmounted) setIsWide(device.isWide());
    });
    return () => {
      isUnmounted = true;
    };
  }, [device]);
  return isWide;
}

const LEFT_PANELS = ['outline', 'editor'] as const;
const MIDDLE_PANELS = ['preview', 'texts', 'cases', 'server', 'difference', 'history', 'stats'] as const;
const ALL_PANELS = [
  'outline',
  'properties',
  'editor',
  'preview',
  'problems',
  'texts',
  'cases',
  'server',
  'difference',
  'history',
  'stats',
] as const;

export type PanelId = (typeof ALL_PANELS)[number];

interface PanelsProps {
  isWide: boolean;
  /** The shown panels: one on the left, one in the middle. In a narrow window the last chosen one is shown. */
  current: { left: (typeof LEFT_PANELS)[number]; middle: (typeof MIDDLE_PANELS)[number]; narrow: PanelId };
  onChange: (id: PanelId) => void;
  panels: Record<PanelId, { content: ReactNode; count?: number }>;
}

export type ShownPanels = PanelsProps['current'];

const isOneOf = <Id extends PanelId>(ids: readonly Id[], id: PanelId): id is Id => ids.some((one) => one === id);

/** The shown panels after one is chosen. */
export const showPanel = (shown: ShownPanels, id: PanelId): ShownPanels => ({
  left: isOneOf(LEFT_PANELS, id) ? id : shown.left,
  middle: isOneOf(MIDDLE_PANELS, id) ? id : shown.middle,
  narrow: id,
});

/**
 * The panels of the workspace: outline or JSON with the problems on the left, preview and others in the middle,
 * properties on the right; in a narrow window all of them are tabs.
 */
export function Panels({ isWide, current, onChange, panels }: PanelsProps) {
  const { formatMessage } = useIntl();
  const tabsOf = <Id extends PanelId>(ids: readonly Id[]) =>
    ids.map((id) => ({ id, name: formatMessage({ id: `designer.${id}` }), ...panels[id] }));
  const label = formatMessage({ id: 'designer.panels' });
  if (!isWide)
    return (
      <div className={styles.desk} data-wide={false}>
        <Tabs label={label} tabs={tabsOf(ALL_PANELS)} current={current.narrow} onChange={onChange} />
      </div>
    );
  return (
    <div className={styles.desk} data-wide data-left={current.left}>
      <div className={styles.left}>
        <div className={styles.editor}>
          <Tabs
            label={formatMessage({ id: 'designer.views' })}
            tabs={tabsOf(LEFT_PANELS)}
            current={current.left}
            onChange={onChange}
          />
        </div>
        <section className={styles.problems} aria-labelledby="designer-problems">
          <h2 id="designer-problems" className={styles.problemsTitle}>
            <FormattedMessage id="designer.problems" />
          </h2>
          {panels.problems.content}
        </section>
      </div>
      <div className={styles.middle}>
        <Tabs label={label} tabs={tabsOf(MIDDLE_PANELS)} current={current.middle} onChange={onChange} />
      </div>
      <div className={styles.right}>{panels.properties.content}</div>
    </div>
  );
}
