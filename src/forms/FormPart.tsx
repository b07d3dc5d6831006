import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { visibleFields } from '@/rules/forms/fields';
import { FormFrame } from './FormFrame';
import { formMessages } from './messages';
import type { SchemaFormProps } from './SchemaForm';

// Formily and antd are a chunk of their own: the server and reading pages never load them.
const SchemaForm = lazy(async () => ({ default: (await import('./SchemaForm')).SchemaForm }));

const never = () => () => undefined;
const useIsBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export interface FormPartProps extends SchemaFormProps {
  /** What a reader without JavaScript can do instead. */
  noscript: string;
}

/** How a page shows a form: a frame of the same size on the server and while the kit loads, then the form. */
export function FormPart({ noscript, ...props }: FormPartProps) {
  const intl = useIntl();
  const inBrowser = useIsBrowser();
  const fields = visibleFields(props.definition, props.initialValues ?? {}).length;
  const frame = <FormFrame fields={fields} label={intl.formatMessage(formMessages.frame)} noscript={noscript} />;
  return inBrowser ? (
    <Suspense fallback={frame}>
      <SchemaForm {...props} />
    </Suspense>
  ) : (
    frame
  );
}
