import { observer } from '@formily/react';
import Collapse from 'antd/es/collapse';
import { useRef, useState, type ReactNode } from 'react';
import { useReveal } from '../../reveal';
import { openBySpace, PaneFields, panelIcon, PaneTitle, usePanes } from './panes';

interface FormCollapseProps {
  accordion?: boolean;
  defaultOpenPanelCount?: number;
}

/**
 * Panels that open and close. As an accordion antd makes tabs of them, with fields between the tabs, which a screen
 * reader cannot follow; here they stay buttons, of which one is open.
 */
export const FormCollapse = observer(({ accordion = false, defaultOpenPanelCount }: FormCollapseProps) => {
  const panes = usePanes('CollapsePanel');
  const names = panes.map(({ name }) => name);
  const [open, setOpen] = useState(() => names.slice(0, accordion ? 1 : defaultOpenPanelCount));
  const root = useRef<HTMLDivElement>(null);
  useReveal(root, (name) => setOpen((all) => (accordion ? [name] : [...all, name])));
  return (
    <div ref={root} data-panes="" onKeyDown={openBySpace}>
      <Collapse
        expandIcon={panelIcon}
        activeKey={open}
        onChange={(keys) => setOpen(accordion ? keys.slice(-1) : keys)}
        items={panes.map((pane) => ({
          key: pane.name,
          label: <PaneTitle pane={pane} />,
          children: <PaneFields pane={pane} />,
          forceRender: true,
        }))}
      />
    </div>
  );
});

/** A panel; its fields are rendered by FormCollapse. */
export const CollapsePanel = ({ children }: { children?: ReactNode }) => children;
