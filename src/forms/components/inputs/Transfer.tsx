import { PreviewText } from '@formily/antd/esm/preview-text';
import { Transfer as FormilyTransfer } from '@formily/antd/esm/transfer';
import { observer } from '@formily/react';
import { useIntl } from 'react-intl';
import { ControlGroup, readable, setAttributes, type AnyComponent, type FieldProps } from '../accessible';
import { useControl } from '../../useControl';

const Lists = FormilyTransfer as unknown as AnyComponent;

interface TransferProps extends FieldProps {
  value?: readonly string[];
  titles?: readonly string[];
}

const TwoLists = observer(({ value, titles, ...props }: TransferProps) => {
  const intl = useIntl();
  const { aria } = useControl();
  const names = [
    titles?.[0] ?? intl.formatMessage({ id: 'form.transferSource' }),
    titles?.[1] ?? intl.formatMessage({ id: 'form.transferTarget' }),
  ];
  /** antd gives the boxes of its options no name. */
  const nameParts = (root: HTMLElement) => {
    root.querySelectorAll('.ant-transfer-list').forEach((list, index) => {
      const title = names[index] ?? '';
      setAttributes(list, { role: 'group', 'aria-label': title });
      setAttributes(list.querySelector('.ant-transfer-list-header input'), {
        'aria-label': intl.formatMessage({ id: 'form.selectAll' }, { title }),
      });
      setAttributes(list.querySelector('.ant-transfer-list-search input'), {
        'aria-label': `${intl.formatMessage({ id: 'form.search' })}: ${title}`,
      });
      for (const item of list.querySelectorAll('li')) {
        setAttributes(item.querySelector('input'), { 'aria-label': item.title });
        setAttributes(item.querySelector('button'), {
          'aria-label': `${intl.formatMessage({ id: 'form.transferRemove' })}: ${item.title}`,
        });
      }
    });
  };
  return (
    <ControlGroup complete={nameParts}>
      <Lists
        {...props}
        value={value ?? []}
        titles={names}
        operations={[intl.formatMessage({ id: 'form.transferAdd' }), intl.formatMessage({ id: 'form.transferRemove' })]}
        // antd's menu of the header opens by mouse only; the box before it selects all.
        selectionsIcon={<span />}
        status={aria['aria-invalid'] && 'error'}
      />
    </ControlGroup>
  );
});

/** The labels of chosen options as text. */
const Labels = (props: FieldProps) => <PreviewText.Select {...(props as object)} mode="multiple" />;

/** Multiple choice: options are moved from one list into another. */
export const Transfer = readable(TwoLists as unknown as AnyComponent, Labels as AnyComponent);
