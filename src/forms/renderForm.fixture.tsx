/** Renders a form for tests of the kit; submissions are recorded and its reference dates are fixed. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { Timers } from '@/state/services';
import { parseForm } from '@/rules/forms/parseForm';
import type { FormDefinition } from '@/rules/forms/types';
import type { Locale } from '@/rules/locales';
import { readFileSync } from 'node:fs';
import { inIntl } from '@/i18n/testing';
import { loadKit, SchemaForm, type SchemaFormProps } from './SchemaForm';
import type { FormSubmission } from './submit';
import { newestOf } from '../../tests/support/newestOf.mjs';

/** A form whose components and texts are loaded renders at once. */
beforeAll(loadKit);

export const visitor = parseForm(
  JSON.parse(readFileSync(`public/forms/visitor-en/${newestOf('visitor-en')}.json`, 'utf8')),
);
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

/** Renders fields as a form file has them, with plain texts. */
export const renderFields = (properties: object, props: Partial<SchemaFormProps> = {}, locale?: Locale) => {
  const form = {
    formId: 'sample',
    version: 1,
    title: 'Sample',
    submit: 'Send',
    schema: { type: 'object', properties },
  };
  const view = renderForm(parseForm(form), props, locale);
  /** Sends the form and returns the values that arrive, or undefined where it is refused. */
  const send = async () => {
    view.sent.length = 0;
    await view.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(view.sent.length > 0 || screen.queryByRole('alert') !== null).toBe(true));
    return view.sent[0]?.values;
  };
  return { ...view, send };
};

const KEY_CODES = { Enter: 13, Escape: 27, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 };

/** Presses keys in the focused control with the key codes that antd reads; user-event has none. */
export const press = (...keys: (keyof typeof KEY_CODES)[]) => {
  for (const key of keys) {
    const event = { key, keyCode: KEY_CODES[key], which: KEY_CODES[key] };
    fireEvent.keyDown(document.activeElement as Element, event);
    fireEvent.keyUp(document.activeElement as Element, event);
  }
};
