import { Checkbox as FormilyCheckbox } from '@formily/antd/esm/checkbox';
import { Switch as FormilySwitch } from '@formily/antd/esm/switch';
import { observer } from '@formily/react';
import { useControl } from '../../useControl';
import { accessible, ControlGroup, readable, YesOrNo, type AnyComponent, type FieldProps } from '../accessible';
import styles from '../controls.module.css';

const Options = FormilyCheckbox.Group as unknown as AnyComponent;

/** A box to tick. */
export const Checkbox = readable(accessible(FormilyCheckbox as never) as AnyComponent, YesOrNo as AnyComponent);

/** On or off. */
export const Switch = readable(accessible(FormilySwitch as never) as AnyComponent, YesOrNo as AnyComponent);

interface CheckboxGroupProps extends FieldProps {
  direction?: 'horizontal' | 'vertical';
}

/** Multiple choice from a few options, all visible. */
export const Group = observer(({ direction = 'vertical', ...props }: CheckboxGroupProps) => {
  const { name } = useControl();
  return (
    <ControlGroup>
      <Options {...props} className={styles.options} data-direction={direction} name={name} />
    </ControlGroup>
  );
});
