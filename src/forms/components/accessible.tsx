import { PreviewText } from '@formily/antd/esm/preview-text';
import { connect, mapReadPretty, observer } from '@formily/react';
import { useLayoutEffect, useRef, type ComponentType, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useControl, type Control } from '../useControl';
import styles from './controls.module.css';

/** What Formily passes to the component of a field, besides the component's own properties. */
export interface FieldProps {
  value?: unknown;
  onChange?: (...args: unknown[]) => void;
  disabled?: boolean;
  readOnly?: boolean;
}

/** A component of @formily/antd, whose own types know nothing of fields. */
export type AnyComponent = ComponentType<Record<string, unknown>>;

/** What a control needs so that its label, help and error are announced, and it is judged when it is left. */
type ControlAttributes = Pick<Control, 'id' | 'onBlur'> & Partial<Control['aria']> & { name: string };

/**
 * A component of @formily/antd with label, help, error and required state: antd passes these attributes on to its
 * control. Where it puts them elsewhere, the component has a wrapper of its own.
 */
export function accessible(Component: ComponentType<ControlAttributes & Record<string, unknown>>) {
  return observer((props: FieldProps): ReactElement => {
    const { id, name, aria, onBlur } = useControl();
    return <Component {...props} id={id} name={name} {...aria} onBlur={onBlur} />;
  });
}

/** The component of a field that is only read: its answer as text. Formily's own components have theirs. */
export const readable = (Component: AnyComponent, Text: AnyComponent) =>
  connect(Component, mapReadPretty(Text)) as unknown as ComponentType<FieldProps & Record<string, unknown>>;

/** Yes or no as text. */
export const YesOrNo = ({ value }: FieldProps) => {
  const intl = useIntl();
  const texts = new Map<unknown, string>([
    [true, intl.formatMessage({ id: 'form.yes' })],
    [false, intl.formatMessage({ id: 'form.no' })],
  ]);
  return <PreviewText value={texts.get(value)} />;
};

/** Sets attributes that antd leaves out, also on what it renders later; `undefined` removes one. */
export function setAttributes(element: Element | null, attributes: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element?.removeAttribute(name);
    else if (element?.getAttribute(name) !== String(value)) element?.setAttribute(name, String(value));
  }
}

/** Runs after each render of the component, and after each change that antd makes on its own within the element. */
function useCompletion(complete: (root: HTMLElement) => void) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return undefined;
    complete(root);
    const observation = new MutationObserver(() => complete(root));
    observation.observe(root, { childList: true, subtree: true });
    return () => observation.disconnect();
  });
  return ref;
}

/** The names of a group of controls: the label above it, help and error. */
export function groupAttributes({ labelId, isLabelled, aria }: Control) {
  return {
    'aria-labelledby': isLabelled ? labelId : undefined,
    'aria-label': aria['aria-label'],
    'aria-describedby': aria['aria-describedby'],
  };
}

interface ControlGroupProps {
  role?: 'group' | 'radiogroup';
  children: ReactNode;
  /** Names the controls in it. */
  complete?: (root: HTMLElement) => void;
}

/** The frame of a group of controls that are one answer; the label names it, and the error summary leads to its first. */
export const ControlGroup = observer(({ role = 'group', children, complete }: ControlGroupProps) => {
  const control = useControl();
  const { id, aria, onBlur } = control;
  const ref = useCompletion((root) => {
    const inputs = root.querySelectorAll('input');
    for (const input of inputs) setAttributes(input, { 'aria-invalid': aria['aria-invalid'] });
    if (!root.querySelector(`#${CSS.escape(id)}`)) setAttributes(inputs[0] ?? null, { id });
    complete?.(root);
  });
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };
  return (
    <div
      ref={ref}
      className={styles.group}
      role={role}
      {...groupAttributes(control)}
      aria-required={role === 'radiogroup' ? aria['aria-required'] : undefined}
      data-invalid={aria['aria-invalid']}
      onBlur={leave}
    >
      {children}
    </div>
  );
});
