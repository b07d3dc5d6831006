import { observer } from '@formily/react';
import Tabs from 'antd/es/tabs';
import { useRef, useState, type ReactNode } from 'react';
import { useReveal } from '../../reveal';
import { PaneFields, PaneTitle, usePanes } from './panes';

/** Tabs, in any order. Formily's own has no fields for tabs that were never open, so they would not be judged. */
export const FormTab = observer(({ tabPosition }: { tabPosition?: 'top' | 'left' }) => {
  const panes = usePanes('TabPane');
  const [open, setOpen] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  useReveal(root, setOpen);
  return (
    <div ref={root} data-panes="">
      <Tabs
        tabPosition={tabPosition}
        activeKey={open ?? panes[0]?.name}
        onChange={setOpen}
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

/** A tab; its fields are rendered by FormTab. */
export const TabPane = ({ children }: { children?: ReactNode }) => children;
