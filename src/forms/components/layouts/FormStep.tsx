import { isField } from '@formily/core';
import { observer, useField } from '@formily/react';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { StepsContext, useFormKit } from '../../kit';
import { reveal, useReveal } from '../../reveal';
import { fieldsOfPane, PaneFields, PaneTitle, usePanes } from './panes';
import styles from './panes.module.css';
import formStyles from '../../form.module.css';
import controlStyles from '../controls.module.css';

/** Focuses the exit note that is shown in this step or around the steps: nobody can go on with it. */
function focusExitNote(root: HTMLElement | null): boolean {
  const notes = root?.closest('form')?.querySelectorAll<HTMLElement>('[data-exit-note]') ?? [];
  const note = [...notes].find((candidate) => !candidate.closest('[hidden]'));
  note?.focus();
  return note !== undefined;
}

/**
 * Steps, one after the other. Formily's own hides the fields of other steps from validation, which would then judge
 * less than the server; here they all exist, and only the page hides them.
 */
export const FormStep = observer(() => {
  const layout = useField();
  const kit = useFormKit();
  const intl = useIntl();
  const steps = usePanes('StepPane');
  const [current, setCurrent] = useState('');
  const index = Math.max(
    steps.findIndex(({ name }) => name === current),
    0,
  );
  const step = steps[index];
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useReveal(root, setCurrent);
  const isMoved = useRef(false);
  const go = (to: number) => {
    isMoved.current = true;
    setCurrent(steps[to]?.name ?? '');
  };
  useEffect(() => {
    if (isMoved.current) heading.current?.focus();
    isMoved.current = false;
  }, [index]);
  const next = async () => {
    if (!step) return;
    const fields = fieldsOfPane(layout, step.name);
    await Promise.all(fields.map((field) => field.validate().catch(() => undefined)));
    const broken = fields.find((field) => isField(field) && field.selfErrors.length > 0);
    if (broken) reveal(kit.idOf(broken.path.toString()))?.focus();
    else if (!focusExitNote(root.current)) go(index + 1);
  };

  // The form's own button is at the end of the last step; before, sending the form means the next step.
  const setAdvance = useContext(StepsContext);
  const isLast = index === steps.length - 1;
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => setAdvance(isLast ? null : () => latest.current()), [isLast, setAdvance]);
  useEffect(() => () => setAdvance(null), [setAdvance]);

  const position = intl.formatMessage({ id: 'form.stepOf' }, { step: index + 1, count: steps.length });
  return (
    <div ref={root} data-panes="">
      <ol className={styles.steps}>
        {steps.map((one, place) => (
          <li
            key={one.name}
            className={styles.step}
            data-done={place < index}
            aria-current={place === index ? 'step' : undefined}
          >
            <PaneTitle pane={one} />
          </li>
        ))}
      </ol>
      <h2 className={styles.stepTitle} ref={heading} tabIndex={-1}>
        <span className={styles.position}>{position}</span> {step?.title}
      </h2>
      {step?.description ? <p className={formStyles.help}>{step.description}</p> : null}
      {steps.map((one) => (
        <div key={one.name} hidden={one !== step}>
          <PaneFields pane={one} />
        </div>
      ))}
      <div className={formStyles.actions}>
        {index > 0 ? (
          <button className={controlStyles.quiet} type="button" onClick={() => go(index - 1)}>
            {intl.formatMessage({ id: 'form.stepBack' })}
          </button>
        ) : null}
        {isLast ? null : (
          <button className={formStyles.submit} type="submit">
            {intl.formatMessage({ id: 'form.stepNext' })}
          </button>
        )}
      </div>
      <p className={formStyles.hidden} role="status">
        {`${position}: ${step?.title ?? ''}`}
      </p>
    </div>
  );
});

/** A step; its fields are rendered by FormStep. */
export const StepPane = ({ children }: { children?: ReactNode }) => children;
