import { Component, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import { IntlRoot } from '@/i18n/IntlRoot';
import { LANGUAGE_NAMES } from '@/i18n/locales';
import type { Catalog } from '@/i18n/texts';
import { isPassed, runCases } from '@/rules/forms/cases/cases';
import { parseCases } from '@/rules/forms/cases/parseCases';
import { mockAnswers } from '@/rules/forms/mockAnswers';
import type { FormDefinition, FormValues } from '@/rules/forms/types';
import { LOCALES, type Locale } from '@/rules/locales';
import { useServices } from '@/state/ServicesContext';
import styles from './cases.module.css';

interface PublishChecksProps {
  form: FormDefinition;
  /** The text of the case file; empty without cases. */
  cases: string;
  /** Called once when all checks have ended. A stable function. */
  onEnd: (isPassed: boolean) => void;
}

class Boundary extends Component<{ onError: (message: string) => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error.message);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** How long a form may take to load what it needs. */
const MAX_WAIT_MS = 15_000;
/** After its last part was painted, its effects have run. */
const POLL_MS = 50;

interface StageProps {
  form: FormDefinition;
  locale: Locale;
  catalog: Catalog;
  values: FormValues;
  /** Null when it is shown; otherwise why it is not. */
  onEnd: (problem: string | null) => void;
}

const submit = () => Promise.resolve();

/** Shows a form once, out of sight. */
function Stage({ form, locale, catalog, values, onEnd }: StageProps) {
  const { timers } = useServices();
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!stage) return;
    let waited = 0;
    // Components load by name, so the form comes after some time.
    const cancel = timers.every(POLL_MS, () => {
      waited += POLL_MS;
      const isShown = stage.querySelector('form') !== null;
      if (!isShown && waited < MAX_WAIT_MS) return;
      cancel();
      onEnd(isShown ? null : 'timeout');
    });
    return cancel;
  }, [stage, timers, onEnd]);
  return (
    <div ref={setStage} className={styles.stage} aria-hidden="true" inert>
      <IntlRoot locale={locale} catalog={catalog}>
        <Boundary onError={onEnd}>
          <Suspense>
            <EmbeddedForm definition={form} initialValues={values} onSubmit={submit} includesSensitive />
          </Suspense>
        </Boundary>
      </IntlRoot>
    </div>
  );
}

type CheckState = 'running' | 'passed' | { failed: string };

function CheckLine({ title, state }: { title: ReactNode; state: CheckState | undefined }) {
  const name = state === undefined ? 'waiting' : typeof state === 'object' ? 'failed' : state;
  return (
    <li className={styles.check}>
      <span>{title}</span>
      <span className={styles.state} data-state={name}>
        {state === 'running' && <FormattedMessage id="designer.checkRunning" />}
        {state === 'passed' && <FormattedMessage id="designer.checkPassed" />}
        {typeof state === 'object' && <FormattedMessage id="designer.checkFailed" values={{ message: state.failed }} />}
      </span>
    </li>
  );
}

/** The cases of a draft; an empty text has none. */
function casesState(form: FormDefinition, cases: string): 'passed' | { failed: string } {
  if (cases.trim() === '') return 'passed';
  const { file, problems } = parseCases(cases, form);
  if (!file) return { failed: problems[0]?.message ?? '' };
  const failed = runCases(form, file).filter((result) => !isPassed(result));
  return failed.length === 0 ? 'passed' : { failed: failed.map(({ formCase }) => formCase.name).join(', ') };
}

/**
 * Checks before publishing: the cases pass, and the form is shown in each language, empty and filled in. The server
 * checks the same again.
 */
export function PublishChecks({ form, cases, onEnd }: PublishChecksProps) {
  const { formatMessage } = useIntl();
  const ofCases = useMemo(() => casesState(form, cases), [form, cases]);
  const inputs = useMemo<FormValues[]>(() => [{}, mockAnswers(form)], [form]);
  const [problems, setProblems] = useState<readonly (string | null)[]>([]);
  const [catalog, setCatalog] = useState<{ locale: Locale; catalog: Catalog } | null>(null);
  const index = Math.floor(problems.length / inputs.length);
  const locale = LOCALES[index];
  useEffect(() => {
    if (!locale) return;
    let isStale = false;
    void import('@/i18n/loadWholeCatalog')
      .then(({ loadWholeCatalog }) => loadWholeCatalog(locale))
      .then((loaded) => !isStale && setCatalog({ locale, catalog: loaded }))
      .catch((error: Error) => !isStale && setProblems((before) => [...before, error.message, error.message]));
    return () => {
      isStale = true;
    };
  }, [locale]);
  const isDone = locale === undefined;
  const isRight = ofCases === 'passed' && problems.every((problem) => problem === null);
  useEffect(() => {
    if (isDone) onEnd(isRight);
  }, [isDone, isRight, onEnd]);
  const end = useMemo(() => {
    const count = problems.length;
    // A form that fails reports it once.
    return (problem: string | null) =>
      setProblems((before) => (before.length === count ? [...before, problem] : before));
  }, [problems.length]);
  const stateOf = (position: number): CheckState | undefined => {
    const own = problems.slice(position * inputs.length, (position + 1) * inputs.length);
    const problem = own.find((one) => one !== null);
    if (typeof problem === 'string') return { failed: problem };
    if (own.length === inputs.length) return 'passed';
    return position === index ? 'running' : undefined;
  };
  const values = inputs[problems.length % inputs.length];
  return (
    <section aria-label={formatMessage({ id: 'designer.publishChecks' })}>
      <ul className={styles.checks}>
        <CheckLine title={<FormattedMessage id="designer.checkCases" />} state={ofCases} />
        {LOCALES.map((one, position) => (
          <CheckLine
            key={one}
            title={<FormattedMessage id="designer.checkRendering" values={{ language: LANGUAGE_NAMES[one].name }} />}
            state={stateOf(position)}
          />
        ))}
      </ul>
      {locale && values && catalog?.locale === locale && (
        <Stage
          key={problems.length}
          form={form}
          locale={locale}
          catalog={catalog.catalog}
          values={values}
          onEnd={end}
        />
      )}
    </section>
  );
}
