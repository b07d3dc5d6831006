import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Password as FormilyPassword } from '@formily/antd/esm/password';
import { PasswordStrength } from '@formily/antd/esm/password/PasswordStrength';
import { observer } from '@formily/react';
import { useIntl } from 'react-intl';
import type { ComponentProps } from '@/rules/forms/types';
import { accessible, type FieldProps } from '../accessible';
import styles from '../controls.module.css';

const Secret = accessible(FormilyPassword as never);

/** The button that shows the text; antd gives its icon `onClick`, and the focus to the input at each other click. */
function Eye({ isShown, onClick }: { isShown: boolean; onClick?: () => void }) {
  const intl = useIntl();
  return (
    <button
      className={styles.eye}
      type="button"
      aria-label={intl.formatMessage(isShown ? { id: 'form.passwordHide' } : { id: 'form.passwordShow' })}
      onClick={(event) => {
        event.stopPropagation();
        onClick?.();
      }}
    >
      {isShown ? <EyeOutlined aria-hidden="true" /> : <EyeInvisibleOutlined aria-hidden="true" />}
    </button>
  );
}

interface PasswordProps extends FieldProps, ComponentProps {
  value?: string;
  checkStrength?: boolean;
}

/** A secret text; antd's own eye is out of the keyboard's reach. */
export const Password = observer(({ value, ...props }: PasswordProps) => {
  const intl = useIntl();
  const attributes = {
    autoComplete: 'new-password',
    ...props,
    // Formily would judge the strength of the word "undefined".
    value: value ?? '',
    iconRender: (isShown: boolean) => <Eye isShown={isShown} />,
  };
  return (
    <>
      <Secret {...attributes} />
      {props.checkStrength === true && value ? (
        <PasswordStrength value={value}>
          {(score: number) => (
            <p className={styles.status} role="status">
              {intl.formatMessage({ id: 'form.passwordStrength' }, { score: Math.round(score) })}
            </p>
          )}
        </PasswordStrength>
      ) : null}
    </>
  );
});
