import { type Field, type Form, isField } from '@formily/core';
import { createSchemaField, FormProvider, observer, useForm } from '@formily/react';
import { observable } from '@formily/reactive';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { isExitNote, treeOf } from '@/rules/forms/tree';
import type { FormDefinition, FormValues } from '@/rules/forms/types';
import type { FieldIssue } from '@/rules/forms/validation/validateField';
import type { ReferenceDates } from '@/rules/referenceDates';
import { LOCALES, localise } from '@/rules/locales';
import type { Timers } from '@/state/services';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { createKitForm } from './schema/createKitForm';
import { type FormKit, FormKitContext, type FormServices, StepsContext, useFormKit } from './kit';
import { ErrorSummary, fieldsInOrder } from './ErrorSummary';
import { reveal } from './reveal';
import { useCreateKit } from './schema/useCreateKit';
import { afterPaintUpdates, type DeferredUpdates } from './schema/deferredUpdates';
import { type ProgressServices, useProgress } from './schema/useProgress';
import { type FormSubmission, type SubmitFailure, submitForm } from './submit';
import { AntdScope, loadAntdTexts, useAntdTexts, type AntdTexts } from './antd/AntdScope';
import { textsOf, toFormilySchema } from './schema/toFormilySchema';
import { componentsOf, loadAllComponents, type Components } from './components/registry';
import styles from './form.module.css';

export interface SchemaFormProps {
  /** A form file, read by `readForm`. */
  definition: FormDefinition;
  /** The dates that values are validated against. Keep the function stable. */
  getReferenceDates: () => ReferenceDates;
  /** For countdowns, such as the seconds until the next code. */
  timers: Timers;
  initialValues?: FormValues;
  /** Set in the form as if typed, each time it is a new object. */
  prefill?: FormValues;
  /**
   * Resolves with nothing on success, or with the API's errors, which are shown at the fields. Without it the form has
   * no button and marks nothing as optional: its values apply at once, as settings do (`onValuesChange`).
   */
  onSubmit?: (submission: FormSubmission) => Promise<SubmitFailure | void>;
  /** Called with a snapshot at each change, for drafts; the caller debounces it. */
  onValuesChange?: (snapshot: Record<string, unknown>) => void;
  /** For a preview with sample answers: keeps all values, including consents and codes. */
  includesSensitive?: boolean;
  /** Counts how far visitors get; not for a preview or a form that is not published. */
  progress?: ProgressServices;
  /** A click on a field or group, with the JSON pointer of its node: a designer selects it in the preview. */
  onNodeClick?: (pointer: string) => void;
  countries?: FormKit['countries'];
  services?: FormServices;
  privacyHref: string;
  /** Content below a field, by its name, such as "Is it yours? Open your registration". Keep the object stable. */
  fieldExtras?: Readonly<Record<string, ReactNode>>;
  /** Next to the button: a back link, a note. */
  actions?: ReactNode;
  note?: ReactNode;
}

/** Loads what forms need, so that they render at once: on the server, and in tests. */
export const loadKit = async (): Promise<void> => {
  await loadAllComponents();
  await Promise.all(LOCALES.map(loadAntdTexts));
};

/** The components of a form; null while they load. A failure to load is thrown, for the error boundary. */
function useComponents(definition: FormDefinition): Components | null {
  const components = componentsOf(definition);
  const [, setLoaded] = useState<FormDefinition | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!(components instanceof Promise)) return;
    let isStale = false;
    components.then(() => !isStale && setLoaded(definition)).catch((error: unknown) => !isStale && setFailure(error));
    return () => {
      isStale = true;
    };
  }, [components, definition]);
  if (failure !== null) throw failure;
  return components instanceof Promise ? null : components;
}

/** A form of `public/forms`, from its file to its submission. Another form or version mounts a new form. */
export function SchemaForm({ fallback = null, ...props }: SchemaFormProps & { fallback?: ReactNode }) {
  const { definition } = props;
  const components = useComponents(definition);
  const texts = useAntdTexts(useLocale());
  if (!components || !texts) return fallback;
  return (
    <LiveForm key={`${definition.formId}/${definition.version}`} components={components} texts={texts} {...props} />
  );
}

/** Runs one attempt at a time and keeps its result. */
function useSubmit(form: Form, updates: DeferredUpdates, props: SchemaFormProps, kit: FormKit, failureMessage: string) {
  const { definition, getReferenceDates, onSubmit } = props;
  const sendAndCount = useProgress(form, props);
  const [isSending, run] = useAsyncAction();
  const [rejection, setRejection] = useState<{ general: string[]; attempt: number }>({ general: [], attempt: 0 });
  const textOf = (issue: FieldIssue) => kit.text(issue, undefined);
  const send = async () => {
    if (!onSubmit) return;
    updates.flush();
    let general: string[] | undefined;
    try {
      const failure = await sendAndCount(() => submitForm(form, definition, getReferenceDates(), textOf, onSubmit));
      general = failure?.general;
    } catch {
      // Pages return API errors; an exception is a lost connection or a bug, and the visitor may try again.
      general = [failureMessage];
    }
    const broken = fieldsInOrder(form, kit).find(({ selfErrors }) => selfErrors.length > 0);
    if (broken) reveal(kit.idOf(broken.path.toString()));
    setRejection(({ attempt }) => (general ? { general, attempt: attempt + 1 } : { general: [], attempt: 0 }));
  };
  const [advance, setAdvance] = useState<(() => Promise<void>) | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(advance ?? send);
  };
  const setSteps = useCallback((next: (() => Promise<void>) | null) => setAdvance(() => next), []);
  return { submit, isSending, rejection, isLastStep: advance === null, setSteps };
}

/** Sets the texts of the kit's language on all fields. */
function applyTexts(form: Form, kit: FormKit): void {
  form.query('*').forEach((field) => {
    const texts = textsOf(kit.nodeOf(field).schema, kit.locale);
    field.setTitle(texts.title);
    field.setDescription(texts.description);
    if (texts['x-component-props']) field.setComponentProps(texts['x-component-props']);
    if (isField(field) && texts.enum) field.setDataSource(texts.enum as Field['dataSource']);
  });
}

/** Reports the node of the innermost frame that a click was in. */
function reportNode({ target }: MouseEvent, onNodeClick: SchemaFormProps['onNodeClick']): void {
  const pointer = target instanceof Element && target.closest('[data-node]')?.getAttribute('data-node');
  if (pointer) onNodeClick?.(pointer);
}

/** The button that sends the form; exit notes that are shown describe it. */
const SubmitButton = observer(({ isSending, children }: { isSending: boolean; children: string }) => {
  const form = useForm();
  const kit = useFormKit();
  const notes: string[] = [];
  if (treeOf(kit.definition).nodes.some(isExitNote))
    form.query('*').forEach((field) => {
      if (isExitNote(kit.nodeOf(field)) && field.display === 'visible') notes.push(kit.idOf(field.address.toString()));
    });
  return (
    <button
      className={styles.submit}
      type="submit"
      aria-disabled={isSending}
      aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
    >
      {children}
    </button>
  );
});

function LiveForm(props: SchemaFormProps & { components: Components; texts: AntdTexts }) {
  const { definition, getReferenceDates, onValuesChange, components, texts } = props;
  const locale = useLocale();
  const intl = useIntl();
  const kit = useCreateKit(props);
  const latest = useRef(onValuesChange);
  useEffect(() => {
    latest.current = onValuesChange;
  });
  const [form] = useState(() =>
    createKitForm(definition, {
      initialValues: props.initialValues,
      onDraft: (values) => latest.current?.(values),
      includesSensitive: props.includesSensitive,
      today: getReferenceDates().today,
    }),
  );
  const { prefill } = props;
  useEffect(() => {
    if (prefill) form.setValues({ ...prefill });
  }, [prefill, form]);
  const [updates] = useState(() => afterPaintUpdates(props.timers));
  const SchemaField = useMemo(() => createSchemaField({ components }), [components]);
  // Texts of another language are set on the existing fields, so that answers stay.
  const [language] = useState(() => observable.ref(locale));
  const schema = useMemo(
    () => toFormilySchema(definition, { getLocale: () => language.value, getReferenceDates, updates }),
    [definition, language, getReferenceDates, updates],
  );
  useEffect(() => {
    if (language.value === locale) return;
    language.value = locale;
    applyTexts(form, kit);
  }, [locale, language, form, kit]);
  const { submit, isSending, rejection, isLastStep, setSteps } = useSubmit(
    form,
    updates,
    props,
    kit,
    intl.formatMessage({ id: 'form.failed' }),
  );
  const submitText =
    localise(definition.submit, locale) || intl.formatMessage({ id: definition.page ? 'form.send' : 'form.submit' });
  return (
    <AntdScope texts={texts}>
      <FormKitContext.Provider value={kit}>
        {/* FormProvider mounts the form and unmounts it with the page. */}
        <FormProvider form={form}>
          <form
            className={styles.form}
            noValidate
            onSubmit={submit}
            onClickCapture={props.onNodeClick && ((event) => reportNode(event, props.onNodeClick))}
            aria-busy={isSending}
          >
            <ErrorSummary general={rejection.general} attempt={rejection.attempt} />
            <div className={styles.fields}>
              <StepsContext.Provider value={setSteps}>
                <SchemaField schema={schema} />
              </StepsContext.Provider>
            </div>
            <div className={styles.actions} data-line={props.actions !== undefined}>
              {isLastStep && props.onSubmit ? (
                <SubmitButton isSending={isSending}>
                  {isSending ? intl.formatMessage({ id: 'form.sending' }) : submitText}
                </SubmitButton>
              ) : null}
              {props.actions}
              {props.note === undefined ? null : <span className={styles.note}>{props.note}</span>}
            </div>
          </form>
        </FormProvider>
      </FormKitContext.Provider>
    </AntdScope>
  );
}
