/** Renders a form without a browser: a form that cannot be rendered is not published. */
import { renderToString } from 'react-dom/server';
import { loadKit, SchemaForm } from '@/forms/SchemaForm';
import { IntlRoot } from '@/i18n/IntlRoot';
import { loadWholeCatalog } from '@/i18n/loadWholeCatalog';
import { mockAnswers } from '@/rules/forms/mockAnswers';
import type { FormDefinition } from '@/rules/forms/types';
import type { ReferenceDates } from '@/rules/referenceDates';
import { LOCALES } from '@/rules/locales';
import type { Timers } from '@/state/services';

const getReferenceDates = (): ReferenceDates => ({ today: '2026-03-10', opening: '2026-03-31' });
const noop = () => () => undefined;
// Nothing is submitted and no timer runs while a form is rendered to text.
const timers: Timers = { after: noop, every: noop, whenIdle: noop, afterPaint: () => undefined };
const submit = () => Promise.resolve();

/**
 * Renders it empty and filled in, because conditions hide fields of an empty form, and in every language, because
 * each has its own texts.
 * @throws what a component threw, when the form cannot be rendered
 */
export async function renderForm(definition: FormDefinition): Promise<void> {
  await loadKit();
  for (const locale of LOCALES) {
    const catalog = await loadWholeCatalog(locale);
    for (const initialValues of [{}, mockAnswers(definition)])
      renderToString(
        <IntlRoot locale={locale} catalog={catalog}>
          <SchemaForm
            definition={definition}
            getReferenceDates={getReferenceDates}
            timers={timers}
            initialValues={initialValues}
            onSubmit={submit}
            includesSensitive
            privacyHref=""
          />
        </IntlRoot>,
      );
  }
}
