import { annasForm as anna } from '../../tests/support/registrationBody.mjs';
import { FormProvider } from '@formily/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { inIntl } from '@/i18n/testing';
import { readForm } from '@/rules/forms/read';
import questionnaireFile from '../../public/forms/questionnaire-en/2.json';
import { chainForm } from './chain.fixture';
import { createKitForm } from './schema/createKitForm';
import { SchemaForm } from './SchemaForm';
import { days, show, timers, visitor } from './shown.fixture';

const questionnaire = readForm(questionnaireFile);

const send = (user: ReturnType<typeof userEvent.setup>, name = /Complete registration|Save and continue/) =>
  user.click(screen.getByRole('button', { name }));

it('sends the questionnaire by option codes, trimmed and without what was not asked', async () => {
  const { sent, user } = show(questionnaire);
  await user.click(screen.getByRole('checkbox', { name: 'Other' }));
  await user.type(screen.getByLabelText('Your purpose'), '  A lecture ');
  await user.click(screen.getByRole('checkbox', { name: 'EDM' }));
  await user.click(screen.getByRole('checkbox', { name: 'Machining centres' }));
  await user.click(screen.getByRole('radio', { name: 'Aerospace and drones' }));
  await send(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    formId: 'questionnaire-en',
    formVersion: 2,
    answers: { purposes: ['1007'], purposeOther: 'A lecture', products: ['1008', '1011'], business: '1035' },
  });
});

it('says on top what is missing, takes the focus there, and links to the fields', async () => {
  const { sent, user } = show(questionnaire);
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

it('ties help and error to the control that they are about', async () => {
  const { user } = show(visitor, { initialValues: { ...anna, company: 'ABB' } });
  await send(user);
  const company = await screen.findByRole('textbox', { name: 'Company' });
  await waitFor(() => expect(company).toHaveAttribute('aria-invalid', 'true'));
  expect(company).toHaveAccessibleDescription(
    'As it should stand on your badge, at least 4 characters. Error: Company Name at Least 4 Characters in Length',
  );
  expect(company).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Website (optional)' })).not.toBeRequired();
});

it('never ticks a consent in advance and asks for it in the words of section 5', async () => {
  const { user } = show(visitor, { initialValues: anna });
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await send(user);
  expect(await screen.findByRole('link', { name: /Please agree before submitting/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/en/privacy');
});

it('judges a value when it is left and not while it is typed; an error goes as soon as the value is right', async () => {
  const { user } = show(visitor);
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.type(email, 'anna@');
  expect(screen.queryByText('Email format is incorrect')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Email format is incorrect')).toBeVisible();
  await user.type(email, 'example.ru');
  await waitFor(() => expect(screen.queryByText('Email format is incorrect')).toBeNull());
});

it('does not blame a field that is merely passed by', async () => {
  const { user } = show(visitor);
  await user.click(screen.getByRole('textbox', { name: 'First name' }));
  await user.tab();
  await act(() => Promise.resolve());
  expect(screen.queryByText('This is a required field')).toBeNull();
});

it('asks what its condition asks for, and drops the answer with the question', async () => {
  const { sent, user } = show(chainForm);
  await user.click(screen.getByRole('radio', { name: 'a' }));
  await user.click(screen.getByRole('radio', { name: 'c' }));
  await user.click(screen.getByRole('radio', { name: 'e' }));
  await user.click(screen.getByRole('radio', { name: 'b' }));
  expect(screen.queryByRole('radiogroup', { name: 'Third' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'z' }));
  await send(user);
  await waitFor(() => expect(sent.map(({ values }) => values)).toEqual([{ first: 'b', last: 'z' }]));
});

it('gives the core properties at the top, and the code beside the body', async () => {
  const { sent, user } = show(visitor, { initialValues: anna });
  await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '482913');
  await user.click(screen.getByRole('checkbox'));
  await send(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ formId: 'visitor-en', formVersion: 2, ...anna, answers: {} });
  expect(sent[0]?.virtual).toEqual({ verificationCode: '482913' });
});

it('puts the errors of the server on its fields, shows the rest on top, and lets the visitor try again', async () => {
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
  const { user } = show(visitor, { initialValues: anna, onSubmit: () => Promise.resolve(answers[tries++]) });
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

it('sends once, however often the button is pressed', async () => {
  let finish: () => void = () => undefined;
  let calls = 0;
  const { user } = show(chainForm, {
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

it('says that nothing is lost when sending breaks', async () => {
  const { user } = show(chainForm, {
    initialValues: { first: 'b', last: 'z' },
    onSubmit: () => Promise.reject(new Error('offline')),
  });
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed is lost');
  expect(screen.getByRole('radio', { name: 'b' })).toBeChecked();
});

it('gives drafts without code and consent', async () => {
  const drafts: Record<string, unknown>[] = [];
  const { user } = show(visitor, { onValuesChange: (draft) => drafts.push(draft) });
  await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '482913');
  await user.click(screen.getByRole('checkbox'));
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Omsk');
  expect(drafts.at(-1)).toEqual({ city: 'Omsk' });
});

it('speaks the language of its page', async () => {
  const { user } = show(questionnaire, {}, 'ru');
  await user.click(screen.getByRole('button', { name: 'Завершить регистрацию' }));
  expect(await screen.findByRole('heading', { name: 'Проверьте форму' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Цель посещения' })).toHaveAccessibleDescription(
    'Выберите все подходящие. Ошибка: Выберите хотя бы один вариант',
  );
});

it('starts again with another version and forgets the old one', async () => {
  const { user, rerender } = show(chainForm);
  await user.click(screen.getByRole('radio', { name: 'a' }));
  rerender(
    inIntl(
      <SchemaForm
        definition={{ ...chainForm, version: 2 }}
        days={days}
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

it('survives a double mount and is unmounted with its page', async () => {
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
