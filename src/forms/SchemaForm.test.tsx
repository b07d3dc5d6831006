import { annasForm as anna } from '../../tests/support/registrationBody.mjs';
import { FormProvider } from '@formily/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { inIntl } from '@/i18n/testing';
import { parseForm } from '@/rules/forms/parseForm';
import { readFileSync } from 'node:fs';
import { chainForm } from './chain.fixture';
import { createKitForm } from './schema/createKitForm';
import { SchemaForm } from './SchemaForm';
import { getReferenceDates, renderForm, timers, visitor } from './renderForm.fixture';
import { newestOf } from '../../tests/support/newestOf.mjs';

const questionnaire = parseForm(
  JSON.parse(readFileSync(`public/forms/questionnaire-en/${newestOf('questionnaire-en')}.json`, 'utf8')),
);

const send = (user: ReturnType<typeof userEvent.setup>, name = /Complete registration|Save and continue/) =>
  user.click(screen.getByRole('button', { name }));

it('sends the questionnaire as option codes, trimmed and without hidden fields', async () => {
  const { sent, user } = renderForm(questionnaire);
  await user.click(screen.getByRole('checkbox', { name: 'Other' }));
  await user.type(screen.getByLabelText('Your purpose'), '  A lecture ');
  await user.click(screen.getByRole('checkbox', { name: 'Die-sinking and wire EDM' }));
  await user.click(screen.getByRole('checkbox', { name: 'Machining centres' }));
  await user.click(screen.getByRole('radio', { name: 'Aerospace and drones' }));
  await send(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    formId: 'questionnaire-en',
    formVersion: newestOf('questionnaire-en'),
    answers: { purposes: ['1007'], purposeOther: 'A lecture', products: ['1008', '1011'], business: '1035' },
  });
});

it('shows missing fields in a focused summary that links to them', async () => {
  const { sent, user } = renderForm(questionnaire);
  await send(user);
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Purpose of your visit: Please select one or more item',
    'Products of interest: Please select one or more item',
    'Your line of business: Please select one or more item',
  ]);
  await waitFor(() => expect(summary).toHaveFocus());
  await user.click(within(summary).getByRole('link', { name: /line of business/ }));
  expect(screen.getByRole('radio', { name: 'Automotive' })).toHaveFocus();
  expect(sent).toEqual([]);
});

it('associates help and error with their control', async () => {
  const { user } = renderForm(visitor, { initialValues: { ...anna, company: 'ABB' } });
  await send(user);
  const company = await screen.findByRole('textbox', { name: 'Company' });
  await waitFor(() => expect(company).toHaveAttribute('aria-invalid', 'true'));
  expect(company).toHaveAccessibleDescription(
    'As it should appear on your badge, at least 4 characters. Error: Company Name at Least 4 Characters in Length',
  );
  expect(company).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Website (optional)' })).not.toBeRequired();
});

it('never preselects a consent, and requires it with the message of section 5', async () => {
  const { user } = renderForm(visitor, { initialValues: anna });
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await send(user);
  expect(await screen.findByRole('link', { name: /Please agree before submitting/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/en/privacy');
});

it('validates a field on blur, not while typing, and removes the error once the value is valid', async () => {
  const { user } = renderForm(visitor);
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.type(email, 'anna@');
  expect(screen.queryByText('Email format is incorrect')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Email format is incorrect')).toBeVisible();
  await user.type(email, 'example.ru');
  await waitFor(() => expect(screen.queryByText('Email format is incorrect')).toBeNull());
});

it('shows no error for a field that was only focused', async () => {
  const { user } = renderForm(visitor);
  await user.click(screen.getByRole('textbox', { name: 'First name' }));
  await user.tab();
  await act(() => Promise.resolve());
  expect(screen.queryByText('This is a required field')).toBeNull();
});

it('shows conditional fields, and drops the answer of a hidden one', async () => {
  const { sent, user } = renderForm(chainForm);
  await user.click(screen.getByRole('radio', { name: 'a' }));
  await user.click(screen.getByRole('radio', { name: 'c' }));
  await user.click(screen.getByRole('radio', { name: 'e' }));
  await user.click(screen.getByRole('radio', { name: 'b' }));
  expect(screen.queryByRole('radiogroup', { name: 'Third' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'z' }));
  await send(user);
  await waitFor(() => expect(sent.map(({ values }) => values)).toEqual([{ first: 'b', last: 'z' }]));
});

it('sends core properties at the top level, and the code outside the body', async () => {
  const { sent, user } = renderForm(visitor, { initialValues: anna });
  await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '482913');
  await user.click(screen.getByRole('checkbox'));
  await send(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ formId: 'visitor-en', formVersion: newestOf('visitor-en'), ...anna, answers: {} });
  expect(sent[0]?.virtual).toEqual({ verificationCode: '482913' });
});

it('shows server errors at their fields and the others in the summary, and can be sent again', async () => {
  const answers = [
    {
      errors: [
        { pointer: '/body/email', reason: 'visitor.emailExists', message: 'from the server' },
        { pointer: '/body/company', reason: 'company.unknown', message: 'We do not know this company' },
        { pointer: '/body/nothing', reason: 'x.y', message: 'Something else' },
      ],
    },
    undefined,
  ];
  let tries = 0;
  const { user } = renderForm(visitor, { initialValues: anna, onSubmit: () => Promise.resolve(answers[tries++]) });
  await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '1');
  await user.click(screen.getByRole('checkbox'));
  await send(user);
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Something else', 'Email: The email already exists', 'Company: We do not know this company']);
  await send(user);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(tries).toBe(2);
});

it('ignores repeated clicks while sending', async () => {
  let finish: () => void = () => undefined;
  let calls = 0;
  const { user } = renderForm(chainForm, {
    initialValues: { first: 'b', last: 'z' },
    onSubmit: () => {
      calls += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
  });
  await send(user);
  await user.click(await screen.findByRole('button', { name: 'Sending…' }));
  finish();
  await screen.findByRole('button', { name: 'Save and continue' });
  expect(calls).toBe(1);
});

it('keeps the input and shows an error when sending fails', async () => {
  const { user } = renderForm(chainForm, {
    initialValues: { first: 'b', last: 'z' },
    onSubmit: () => Promise.reject(new Error('offline')),
  });
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('We’ve kept what you typed');
  expect(screen.getByRole('radio', { name: 'b' })).toBeChecked();
});

it('reports drafts without code and consent', async () => {
  const drafts: Record<string, unknown>[] = [];
  const { user } = renderForm(visitor, { onValuesChange: (draft) => drafts.push(draft) });
  await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '482913');
  await user.click(screen.getByRole('checkbox'));
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Omsk');
  expect(drafts.at(-1)).toEqual({ city: 'Omsk' });
});

it('uses the language of the page', async () => {
  const { user } = renderForm(questionnaire, {}, 'ru');
  await user.click(screen.getByRole('button', { name: 'Завершить регистрацию' }));
  expect(await screen.findByRole('heading', { name: 'Проверьте форму' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Цель посещения' })).toHaveAccessibleDescription(
    'Выберите все подходящие. Ошибка: Выберите хотя бы один вариант',
  );
});

it('resets when the version changes, and forgets the old input', async () => {
  const { user, rerender } = renderForm(chainForm);
  await user.click(screen.getByRole('radio', { name: 'a' }));
  rerender(
    inIntl(
      <SchemaForm
        definition={{ ...chainForm, version: 2 }}
        getReferenceDates={getReferenceDates}
        timers={timers}
        privacyHref="/"
        onSubmit={() => Promise.resolve()}
      />,
    ),
  );
  expect(screen.getByRole('radio', { name: 'a' })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'a' }));
  expect(await screen.findByRole('radiogroup', { name: 'Second' })).toBeVisible();
});

it('supports a StrictMode double mount, and unmounts with its page', async () => {
  const form = createKitForm(chainForm);
  const { unmount } = render(
    <StrictMode>
      <FormProvider form={form}>fields</FormProvider>
    </StrictMode>,
  );
  await act(() => Promise.resolve());
  expect(form).toMatchObject({ mounted: true, unmounted: false });
  unmount();
  await act(() => Promise.resolve());
  expect(form.unmounted).toBe(true);
});
