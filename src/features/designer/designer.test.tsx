import { localise } from '@/rules/locales';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import mediaCard from '../../../public/forms/media-card/1.json';
import { checkSource } from '@/rules/forms/check/checkSource';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { problem } from '@/rules/forms/check/problem';
import { parseForm } from '@/rules/forms/parseForm';
import type { FormDefinition } from '@/rules/forms/types';
import { renderApp } from '../../../tests/support/renderApp';
import { DifferencePanel } from './components/ChangeList';
import { Preview, type Answers } from './components/Preview';
import { ProblemList } from './components/ProblemList';
import { PublishDialog } from './components/PublishDialog';
import { Tabs } from './components/Tabs';
import { ValidationPanel } from './components/ValidationPanel';

const form = parseForm(mediaCard);
const retitledForm: FormDefinition = { ...form, title: { ...(form.title as object), en: 'Press card' } };

it('each problem links to its line', async () => {
  const openedLines: number[] = [];
  const { user } = await renderApp(
    <ProblemList
      problems={[
        { ...problem('fileName', '/formId', diagnosticMessage('draftName', { form: 'me' })), line: 3, column: 5 },
        {
          ...problem('json', '', diagnosticMessage('jsonComma'), { hint: diagnosticMessage('removeIt') }),
          severity: 'warning',
          line: 41,
          column: 5,
        },
      ]}
      onSelect={({ line }) => openedLines.push(line)}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Error Line 3, column 5This is the draft of me. ',
    'Warning Line 41, column 5Comma expected. Remove it.',
  ]);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(openedLines).toEqual([41]);
});

it('shows problems in the language of the page', async () => {
  await renderApp(<ProblemList problems={checkSource('{ "a" 1 }').problems} onSelect={() => undefined} />, {
    locale: 'ru',
  });
  expect(screen.getByRole('button').textContent).toBe(
    'Ошибка Строка 1, столбец 7Ожидалось двоеточие. Напишите "name": value.',
  );
});

it('shows one tab at a time and switches with the arrow keys', async () => {
  function TestTabs() {
    const [current, setCurrent] = useState<'one' | 'two'>('one');
    return (
      <Tabs
        label="Parts"
        current={current}
        onChange={setCurrent}
        tabs={[
          { id: 'one', name: 'One', content: <input aria-label="First" /> },
          { id: 'two', name: 'Two', count: 3, content: 'Second' },
        ]}
      />
    );
  }
  const { user } = await renderApp(<TestTabs />);
  await user.type(screen.getByLabelText('First'), 'kept');
  await user.click(screen.getByRole('tab', { name: 'One' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Two 3' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Two 3' })).toBeVisible();
  await user.keyboard('{Home}');
  expect(screen.getByLabelText('First')).toHaveValue('kept');
});

it('shows that a draft cannot be rendered, and reports the crash to the page', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [, first] = Object.entries(form.schema.properties)[0] ?? [];
  // The form check rejects such a name; here it represents any cause of a render failure.
  const brokenForm: FormDefinition = {
    ...form,
    schema: { type: 'object', properties: { constructor: first as never } },
  };
  const crashedForms: FormDefinition[] = [];
  await renderApp(
    <Preview
      definition={brokenForm}
      isCurrent
      pageLocale="en"
      draftAnswers={{}}
      onAnswers={() => undefined}
      countries={[]}
      services={{}}
      onSubmit={() => Promise.resolve()}
      onCrash={(definition) => crashedForms.push(definition)}
      onNodeClick={() => undefined}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This form cannot be shown/);
  expect(crashedForms).toEqual([brokenForm]);
  consoleError.mockRestore();
});

it('renders the draft, keeps the input when it changes, fills it in and clears it, in any language', async () => {
  let change: (next: FormDefinition) => void = () => undefined;
  let currentAnswers: Answers = {};
  function TestPreview() {
    const [definition, setDefinition] = useState(form);
    const [typed, setTyped] = useState<Answers>({});
    change = setDefinition;
    currentAnswers = typed;
    return (
      <Preview
        definition={definition}
        isCurrent
        pageLocale="en"
        draftAnswers={typed}
        onAnswers={setTyped}
        countries={[{ code: 'DE', name: 'Deutschland', dialCode: '+49' }]}
        services={{}}
        onSubmit={() => Promise.resolve()}
        onCrash={() => undefined}
        onNodeClick={() => undefined}
      />
    );
  }
  const { user, advanceTime } = await renderApp(<TestPreview />);
  await user.type(await screen.findByRole('textbox', { name: 'Name of the medium' }), 'Metrology');
  act(() => advanceTime(100));
  act(() => change(retitledForm));
  expect(await screen.findByRole('heading', { name: 'Press card' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name of the medium' })).toHaveValue('Metrology');
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /privacy policy/ })).toBeChecked());
  act(() => advanceTime(100));
  expect(currentAnswers).toMatchObject({ email: 'anna.schmidt@example.com', privacyAgreed: true });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the medium' })).toHaveValue(''));
  await user.click(screen.getByRole('radio', { name: 'RU' }));
  expect(await screen.findByRole('heading', { name: localise(form.title, 'ru') })).toBeVisible();
});

it('shows the server’s validation result, and that it is out of date', async () => {
  const errors = [{ pointer: '/body/email', reason: 'form.required', message: 'This is a required field' }];
  await renderApp(
    <ValidationPanel
      body={{ formId: 'media-card' }}
      result={{ accepted: false, body: '{}', errors }}
      isStale
      isValidating={false}
      failure={null}
      canValidate
      onValidate={() => undefined}
    />,
  );
  const status = within(screen.getByRole('status'));
  expect(status.getByText('The server would refuse this: 1 problem.')).toBeVisible();
  expect(status.getByText('Draft or answers have changed since.')).toBeVisible();
  expect(status.getByRole('listitem')).toHaveTextContent('/body/email This is a required field form.required');
  expect(screen.getByRole('region', { name: 'What would be sent' })).toHaveTextContent('"formId": "media-card"');
});

it('counts breaking and safe changes', async () => {
  const change = { pointer: '', message: 'It is so.' };
  await renderApp(
    <DifferencePanel
      version={2}
      changes={[
        { ...change, severity: 'breaking', kind: 'fieldRemoved' },
        { ...change, severity: 'safe', kind: 'words' },
      ]}
    />,
  );
  expect(screen.getByText('1 breaking · 1 safe')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'BreakingIt is so.',
    'SafeIt is so.',
  ]);
});

it('requires a reason before publishing breaking changes, and shows what prevents publishing', async () => {
  const sent: object[] = [];
  let answer: (messages: string[]) => void = () => undefined;
  const { user, advanceTime } = await renderApp(
    <PublishDialog
      formId="media-card"
      version={2}
      base={undefined}
      form={form}
      cases=""
      changes={[{ severity: 'breaking', kind: 'fieldRemoved', pointer: '', message: 'Gone.' }]}
      onClose={() => undefined}
      onPublish={(note) => {
        sent.push(note);
        return new Promise((resolve) => (answer = resolve));
      }}
    />,
  );
  const publish = screen.getByRole('button', { name: 'Publish', hidden: true });
  // The checks show the form in every language.
  await waitFor(() => {
    act(() => advanceTime(100));
    expect(publish).toBeEnabled();
  });
  await user.click(publish);
  expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('Give a reason of at least 10 characters.');
  await user.type(screen.getByRole('textbox', { name: /Reason/, hidden: true }), 'The law asks for it');
  await user.dblClick(publish);
  act(() => answer(['Another version is published already.']));
  expect(await screen.findByText('Another version is published already.')).toBeInTheDocument();
  expect(sent).toEqual([{ breaking: 'The law asks for it' }]);
});
