import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formApi, ownApi } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { visibleFields } from '@/rules/forms/fields';
import { sourcesOf, withSources } from '@/rules/forms/sources';
import type { FormDefinition } from '@/rules/forms/types';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { ErrorState } from '@/ui/display/State';
import { useHydrated } from '@/ui/hooks/useHydrated';
import type { SchemaFormProps } from './SchemaForm';
import type { useDraft } from './useDraft';
import { useReferenceDates } from './useReferenceDates';
import styles from './frame.module.css';

interface FormFrameProps {
  /** The number of fields that the form will show. */
  fields: number;
  /** Announced to assistive technology while the form loads. */
  label: string;
  /** What a user without JavaScript can do instead; absent for a form that opens with a click. */
  noscript?: string | undefined;
}

/** The placeholder of a form on the server, where Formily leaks memory. It uses neither Formily nor antd. */
function FormFrame({ fields, label, noscript }: FormFrameProps) {
  return (
    <div className={styles.frame} aria-busy="true">
      <span className={styles.hidden} role="status">
        {label}
      </span>
      {noscript !== undefined && (
        <noscript>
          <p>{noscript}</p>
        </noscript>
      )}
      {Array.from({ length: fields }, (_, index) => (
        <div className={styles.field} key={index} aria-hidden="true">
          <div className={styles.label} />
          <div className={styles.control} />
        </div>
      ))}
      <div className={styles.button} aria-hidden="true" />
    </div>
  );
}

// Formily and antd are in their own chunk: the server and content pages never load them.
const SchemaForm = lazy(async () => ({ default: (await import('./SchemaForm')).SchemaForm }));

export interface EmbeddedFormProps extends Omit<
  SchemaFormProps,
  'getReferenceDates' | 'timers' | 'privacyHref' | 'progress'
> {
  /** What a user without JavaScript can do instead; absent for a form that opens with a click. */
  noscript?: string | undefined;
  /** False until the initial values are known; a draft has its own flag. */
  isReady?: boolean;
  /** The saved draft of this device; it takes precedence over `initialValues`. */
  draft?: ReturnType<typeof useDraft>;
}

/**
 * The form with the options that the site knows, in the language of the page; null while they load. A failure is
 * thrown, for the error boundary.
 */
function useOptionSources(form: FormDefinition): FormDefinition | null {
  const sources = useMemo(() => sourcesOf(form), [form]);
  const { data, isError } = ownApi.endpoints.ownFormOptions.useQuery(
    sources.length > 0 ? sources.join(',') : skipToken,
  );
  const resolved = useMemo(() => {
    if (sources.length === 0) return form;
    return data
      ? withSources(form, Object.fromEntries(data.sources.map(({ source, options }) => [source, options])))
      : null;
  }, [form, sources, data]);
  if (isError) throw new Error(`The options of the form ${form.formId} cannot be loaded`);
  return resolved;
}

/** Shows a form on a page: a placeholder of the same size on the server and while kit and draft load, then the form. */
export function EmbeddedForm({ noscript, isReady = true, draft, ...rest }: EmbeddedFormProps) {
  const props = draft
    ? { onValuesChange: draft.save, ...rest, initialValues: draft.draft?.values ?? rest.initialValues }
    : rest;
  const intl = useIntl();
  const services = useServices();
  // Neither settings nor the preview of a designer.
  const isCounted = props.onSubmit !== undefined && !props.includesSensitive;
  const locale = useLocale();
  const getReferenceDates = useReferenceDates();
  const inBrowser = useHydrated();
  const definition = useOptionSources(props.definition);
  const fields = visibleFields(props.definition, props.initialValues ?? {}).length;
  const frame = <FormFrame fields={fields} label={intl.formatMessage({ id: 'form.frame' })} noscript={noscript} />;
  if (!inBrowser || !isReady || draft?.isReady === false || !definition) return frame;
  return (
    <Suspense fallback={frame}>
      <SchemaForm
        {...props}
        definition={definition}
        fallback={frame}
        getReferenceDates={getReferenceDates}
        timers={services.timers}
        {...(isCounted && { progress: services })}
        privacyHref={paths.privacy.href({ lang: locale })}
      />
    </Suspense>
  );
}

interface LoadFormProps {
  formId: string;
  children: (definition: FormDefinition) => ReactNode;
}

/** The number of fields that most small forms have. */
const SMALL_FORM_FIELDS = 4;

/** Loads the current version of a form that opens on a click, where a page does not load it with its data. */
export function LoadForm({ formId, children }: LoadFormProps) {
  const { formatMessage } = useIntl();
  const { data: definition, isFetching, refetch } = formApi.endpoints.currentForm.useQuery(formId);
  if (definition) return children(definition);
  if (isFetching) return <FormFrame fields={SMALL_FORM_FIELDS} label={formatMessage({ id: 'form.frame' })} />;
  return (
    <ErrorState
      title={formatMessage({ id: 'form.loadFailed' })}
      actions={<Button onClick={() => void refetch()}>{formatMessage({ id: 'ui.retry' })}</Button>}
    />
  );
}
