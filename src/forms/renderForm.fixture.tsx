/** Renders a form for tests of the kit; submissions are recorded and its reference dates are fixed. */
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { Timers } from '@/state/services';
import { parseForm } from '@/rules/forms/parseForm';
import type { FormDefinition } from '@/rules/forms/types';
import type { Locale } from '@/rules/locales';
import visitorFile from '../../public/forms/visitor-en/2.json';
import { inIntl } from '@/i18n/testing';
import { SchemaForm, type SchemaFormProps } from './SchemaForm';
import type { FormSubmission } from './submit';

export const visitor = parseForm(visitorFile);
export const getReferenceDates = () => ({ today: '2026-03-01', opening: '2026-03-31' });
export const timers: Timers = {
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds);
    return () => clearTimeout(id);
  },
  every(milliseconds, run) {
    const id = setInterval(run, milliseconds);
    return () => clearInterval(id);
  },
  whenIdle(latest, run) {
    return this.after(latest, run);
  },
  afterPaint: (run) => run(),
};
const countries = [
  { code: 'DE', name: 'Germany', dialCode: '+49' },
  { code: 'KZ', name: 'Kazakhstan', dialCode: '+7' },
  { code: 'RU', name: 'Russian Federation', dialCode: '+7', common: true },
];

export function renderForm(definition: FormDefinition, props: Partial<SchemaFormProps> = {}, locale?: Locale) {
  const sent: FormSubmission[] = [];
  const view = render(
    <StrictMode>
      {inIntl(
        <SchemaForm
          definition={definition}
          getReferenceDates={getReferenceDates}
          timers={timers}
          countries={countries}
          privacyHref="/en/privacy"
          onSubmit={(submission) => {
            sent.push(submission);
            return Promise.resolve();
          }}
          {...props}
        />,
        locale,
      )}
    </StrictMode>,
  );
  return { sent, user: userEvent.setup(), ...view };
}
