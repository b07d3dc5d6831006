import { Cascader as FormilyCascader } from '@formily/antd/esm/cascader';
import { TreeSelect as FormilyTreeSelect } from '@formily/antd/esm/tree-select';
import { observer } from '@formily/react';
import type { ReactElement } from 'react';
import type { AnyComponent, FieldProps } from '../accessible';
import { useControl } from '../../useControl';
import { listProps, SelectFrame, usePopupProps } from '../SingleSelect';

const Tree = FormilyTreeSelect as unknown as AnyComponent;
const Path = FormilyCascader as unknown as AnyComponent;

/** What opens below has the id that the control refers to, as antd's own list has. */
const withId = (id: string) => (content: ReactElement) => <div id={`${id}_list`}>{content}</div>;

/** One or more options of a tree. */
export const TreeSelect = observer(({ value, ...props }: FieldProps) => {
  const { schema } = useControl();
  const popup = usePopupProps('tree');
  return (
    <SelectFrame>
      <Tree
        {...popup}
        {...listProps}
        popupRender={withId(popup.id)}
        treeNodeFilterProp="title"
        {...(schema.type === 'array' && { multiple: true })}
        {...props}
        value={value === '' ? undefined : value}
      />
    </SelectFrame>
  );
});

/** One option of a tree, level by level; the answer is its path. */
export const Cascader = observer((props: FieldProps) => {
  const popup = usePopupProps('dialog');
  return (
    <SelectFrame>
      <Path {...popup} popupRender={withId(popup.id)} {...props} />
    </SelectFrame>
  );
});
