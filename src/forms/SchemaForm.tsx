import { FormLayout } from '@formily/antd/esm/form-layout';
import { type Form, isField } from '@formily/core';
import { createSchemaField, FormProvider, observer, useForm } from '@formily/react';
import ConfigProvider from 'antd/es/config-provider';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { listFields } from '@/rules/forms/fields';
import { formatFormIssue } from '@/rules/forms/messages';
import type { FormDefinition, FormValues, FieldComponent, GroupComponent } from '@/rules/forms/types';
import type { ReferenceDates } from '@/rules/referenceDates';
import { localise } from '@/rules/locales';
import type { Timers } from '@/state/services';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import './schema/toFormilySchema';
import { createKitForm } from './schema/createKitForm';
import { decodeIssue } from './schema/feedback';
import { findNode, type FormKit, FormKitContext, type FormServices, useFormKit } from './kit';
import { PlainSummary } from './plain/PlainSummary';
import { afterPaintUpdates, type VisibilityUpdates } from './schema/visibilityUpdates';
import { type FormSubmission, type SubmitFailure, submitForm } from './submit';
import { antdTheme, readTokens } from './theme';
import { toFormilySchema } from './schema/toFormilySchema';
import { CheckboxTiles, RadioTiles } from './components/Tiles';
import { ChipGroups } from './components/ChipGroups';
import { Consent } from './components/Consent';
import { CountrySelect, DialCode } from './components/CountrySelect';
import { EmailCode } from './components/EmailCode';
import { Input, TextArea } from './components/Input';
import { PhoneNumber } from './components/PhoneNumber';
import { RegionSelect } from './components/RegionSelect';
import { Section, FormItem } from './FormItem';
import { Select } from './components/SingleSelect';
import styles from './form.module.css';

/**
 * The closed list of components that a form file may name; a test compares it with the rules' list and the
 * meta-schema.
 */
const registry = {
  FormItem,
  Section,
  PhoneNumber,
  Input,
  TextArea,
  Select,
  CheckboxTiles,
  RadioTiles,
  ChipGroups,
  CountrySelect,
  DialCode,
  RegionSelect,
  EmailCode,
  Consent,
} satisfies Record<FieldComponent | GroupComponent | 'FormItem', ComponentType<never>>;

function focusControl(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  // A fragment would stay in the URL and scroll the control under the fixed header.
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.closest('[data-error]')?.scrollIntoView?.({ block: 'start' });
}

/** The error summary above a form; it gets the focus after each attempt (`attempt` counts them). */
const ErrorSummary = observer(({ general, attempt }: { general: readonly string[]; attempt: number }) => {
  const form = useForm();
  const kit = useFormKit();
  const intl = useIntl();
  const entries: { text: string; target?: string }[] = general.map((text) => ({ text }));
  for (const { name, schema } of listFields(kit.definition)) {
    const field = form.query(name).take();
    if (!isField(field) || field.display !== 'visible') continue;
    const message = field.errors[0]?.messages?.[0];
    if (message === undefined) continue;
    const problem = kit.text(decodeIssue(String(message)), schema.title);
    const text = intl.formatMessage(
      { id: 'form.summaryEntry' },
      { field: localise(schema.title, kit.locale), problem },
    );
    entries.push({ text, target: kit.idOf(name) });
  }
  return (
    <PlainSummary
      heading="h2"
      title={intl.formatMessage({ id: 'form.problemTitle' })}
      attempt={attempt}
      entries={entries}
      focus={focusControl}
    />
  );
});

/** The design tokens of the page; without a document (renderForm) the defaults apply. */
const pageTokens = () =>
  typeof document === 'undefined' ? {} : readTokens(getComputedStyle(document.documentElement));

/** antd inside a form: our tokens as its theme, its styles with the page's nonce, one column. */
function AntdScope({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const [theme] = useState(() => antdTheme(pageTokens()));
  const csp = useMemo(() => (nonce === undefined ? undefined : { nonce }), [nonce]);
  return (
    <ConfigProvider theme={theme} csp={csp}>
      <FormLayout layout="vertical" size="large" feedbackLayout="none">
        {children}
      </FormLayout>
    </ConfigProvider>
  );
}

const SchemaField = createSchemaField({ components: registry });

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
  /** Resolves with nothing on success, or with the API's errors, which are shown at the fields. */
  onSubmit: (submission: FormSubmission) => Promise<SubmitFailure | void>;
  /** Called with a snapshot at each change, for drafts; the caller debounces it. */
  onValuesChange?: (snapshot: Record<string, unknown>) => void;
  /** For a preview with sample answers: keeps all values, including consents and codes. */
  includesSensitive?: boolean;
  countries?: FormKit['countries'];
  services?: FormServices;
  privacyHref: string;
  /** Content below a field, by its name, such as "Is it yours? Open your registration". Keep the object stable. */
  fieldExtras?: Readonly<Record<string, ReactNode>>;
  /** The page's nonce, for the styles that antd adds. */
  nonce?: string;
  /** Next to the button: a back link, a note. */
  actions?: ReactNode;
  note?: ReactNode;
}

const EMPTY = {};

/** A form of `public/forms`, from its file to its submission. Another form or version mounts a new form. */
export function SchemaForm(props: SchemaFormProps) {
  return <LiveForm key={`${props.definition.formId}/${props.definition.version}`} {...props} />;
}

function useCreateKit({
  definition,
  countries,
  services = EMPTY,
  fieldExtras = EMPTY,
  timers,
  privacyHref,
}: SchemaFormProps): FormKit {
  const locale = useLocale();
  const prefix = useId();
  return useMemo(() => {
    const { properties } = definition.schema;
    return {
      definition,
      locale,
      countries,
      services,
      fieldExtras,
      timers,
      privacyHref,
      fieldOf(name) {
        const node = findNode(properties, name);
        if (!node || node.type === 'void') throw new Error(`The form ${definition.formId} has no field ${name}`);
        return node;
      },
      groupOf(name) {
        const node = findNode(properties, name);
        if (node?.type !== 'void') throw new Error(`The form ${definition.formId} has no group ${name}`);
        return node;
      },
      idOf: (name) => `${prefix}${name}`,
      // The form's own message first, then the server's, then that of the rules.
      text: (issue, title) =>
        issue.text !== undefined && !(definition.messages && Object.hasOwn(definition.messages, issue.id))
          ? issue.text
          : formatFormIssue(definition, issue, locale, title),
    };
  }, [definition, locale, countries, services, fieldExtras, timers, privacyHref, prefix]);
}

/** Runs one attempt at a time and keeps its result. */
function useSubmit(
  form: Form,
  visibilityUpdates: VisibilityUpdates,
  { definition, onSubmit }: SchemaFormProps,
  failureMessage: string,
) {
  const [isSending, run] = useAsyncAction();
  const [rejection, setRejection] = useState<{ general: string[]; attempt: number }>({ general: [], attempt: 0 });
  const send = async () => {
    visibilityUpdates.flush();
    let general: string[] | undefined;
    try {
      general = (await submitForm(form, definition, onSubmit))?.general;
    } catch {
      // Pages return API errors; an exception is a lost connection or a bug, and the visitor may try again.
      general = [failureMessage];
    }
    setRejection(({ attempt }) => (general ? { general, attempt: attempt + 1 } : { general: [], attempt: 0 }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(send);
  };
  return { submit, isSending, rejection };
}

function LiveForm(props: SchemaFormProps) {
  const { definition, getReferenceDates, onValuesChange } = props;
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
    }),
  );
  const { prefill } = props;
  useEffect(() => {
    if (prefill) form.setValues({ ...prefill });
  }, [prefill, form]);
  const [visibilityUpdates] = useState(() => afterPaintUpdates(props.timers));
  const schema = useMemo(
    () => toFormilySchema(definition, getReferenceDates, visibilityUpdates),
    [definition, getReferenceDates, visibilityUpdates],
  );
  const { submit, isSending, rejection } = useSubmit(
    form,
    visibilityUpdates,
    props,
    intl.formatMessage({ id: 'form.failed' }),
  );
  const submitText = localise(definition.submit, locale) || intl.formatMessage({ id: 'form.submit' });
  return (
    <AntdScope nonce={props.nonce}>
      <FormKitContext.Provider value={kit}>
        {/* FormProvider mounts the form and unmounts it with the page. */}
        <FormProvider form={form}>
          <form className={styles.form} noValidate onSubmit={submit} aria-busy={isSending}>
            <ErrorSummary general={rejection.general} attempt={rejection.attempt} />
            <div className={styles.fields}>
              <SchemaField schema={schema} />
            </div>
            <div className={styles.actions} data-line={props.actions !== undefined}>
              <button className={styles.submit} type="submit" aria-disabled={isSending}>
                {isSending ? intl.formatMessage({ id: 'form.sending' }) : submitText}
              </button>
              {props.actions}
              {props.note === undefined ? null : <span className={styles.note}>{props.note}</span>}
            </div>
          </form>
        </FormProvider>
      </FormKitContext.Provider>
    </AntdScope>
  );
}
