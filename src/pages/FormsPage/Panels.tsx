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

const SIDE_PANELS = ['preview', 'server', 'difference'] as const;
const ALL_PANELS = ['editor', 'preview', 'problems', 'server', 'difference'] as const;

export type PanelId = (typeof ALL_PANELS)[number];

interface PanelsProps {
  isWide: boolean;
  current: PanelId;
  onChange: (id: PanelId) => void;
  panels: Record<PanelId, { content: ReactNode; count?: number }>;
}

/** The panels of the workspace: editor and problems next to the others; in a narrow window all of them are tabs. */
export function Panels({ isWide, current, onChange, panels }: PanelsProps) {
  const { formatMessage } = useIntl();
  const tabs = (isWide ? SIDE_PANELS : ALL_PANELS).map((id) => ({
    id,
    name: formatMessage({ id: `designer.${id}` }),
    ...panels[id],
  }));
  return (
    <div className={styles.desk} data-wide={isWide}>
      {isWide && (
        <div className={styles.left}>
          <div className={styles.editor}>{panels.editor.content}</div>
          <section className={styles.problems} aria-labelledby="designer-problems">
            <h2 id="designer-problems" className={styles.problemsTitle}>
              <FormattedMessage id="designer.problems" />
            </h2>
            {panels.problems.content}
          </section>
        </div>
      )}
      <div className={styles.right}>
        <Tabs
          label={formatMessage({ id: 'designer.panels' })}
          tabs={tabs}
          current={isWide && (current === 'editor' || current === 'problems') ? 'preview' : current}
          onChange={onChange}
        />
      </div>
    </div>
  );
}
