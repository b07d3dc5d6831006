import { Radio as FormilyRadio } from '@formily/antd/esm/radio';
import { observer } from '@formily/react';
import { useControl } from '../../useControl';
import { accessible, ControlGroup, readable, YesOrNo, type AnyComponent, type FieldProps } from '../accessible';
import styles from '../controls.module.css';

const Options = FormilyRadio.Group as unknown as AnyComponent;

/** A single button: yes or nothing. */
export const Radio = readable(accessible(FormilyRadio as never) as AnyComponent, YesOrNo as AnyComponent);

interface RadioGroupProps extends FieldProps {
  direction?: 'horizontal' | 'vertical';
}

/** One of a few options, all visible. */
export const Group = observer(({ direction = 'vertical', ...props }: RadioGroupProps) => {
  const { id } = useControl();
  return (
    <ControlGroup role="radiogroup">
      {/* The name includes the form's id, so that two forms on a page don't share one. */}
      <Options {...props} className={styles.options} data-direction={direction} name={`${id}-choice`} />
    </ControlGroup>
  );
});
