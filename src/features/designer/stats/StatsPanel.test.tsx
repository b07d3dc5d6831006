import { screen, within } from '@testing-library/react';
import type { FormStats } from '@/api';
import { parseForm } from '@/rules/forms/parseForm';
import { readFileSync } from 'node:fs';
import { errorResponse, type FakeResponses } from '../../../../tests/support/fakeResponses';
import { fakeServer } from '../../../../tests/support/fakeTransport';
import { renderApp } from '../../../../tests/support/renderApp';
import type { StoreOptions } from '../../../../tests/support/makeTestStore';
import { StatsPanel } from './StatsPanel';
import { newestOf } from '../../../../tests/support/newestOf.mjs';

const STATS: FormStats = {
  versions: [
    {
      formVersion: 2,
      started: 1200,
      sent: 900,
      questions: [
        { field: 'medium', shown: 1200, answered: 1080, left: 60 },
        { field: 'email', shown: 50, answered: null, left: null },
        { field: 'fax', shown: null, answered: null, left: null },
      ],
    },
    {
      formVersion: 1,
      started: null,
      sent: null,
      questions: [{ field: 'email', shown: null, answered: null, left: null }],
    },
  ],
};

const show = (response: FakeResponses['ownFormStats'], options: StoreOptions = {}) =>
  renderApp(
    <StatsPanel
      formId="media-card"
      form={parseForm(JSON.parse(readFileSync(`public/forms/media-card/${newestOf('media-card')}.json`, 'utf8')))}
    />,
    {
      server: fakeServer({ ownFormStats: response }),
      ...options,
    },
  );

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('each version has a table of its questions with counts and shares', async () => {
  const { server } = await show(STATS);
  const table = await screen.findByRole('table', { name: 'Version 2 1,200 started · 900 sent' });
  const rowOf = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
  expect(cellsOf(rowOf('Name of the medium'))).toEqual(['1,200100%', '1,08090%', '605%']);
  // A question without a title here is called by its name.
  expect(cellsOf(rowOf('fax'))).toEqual(['–', '–', '–']);
  expect(within(rowOf('fax')).getAllByRole('img', { name: 'fewer than 5' })).toHaveLength(3);
  expect(screen.getByRole('table', { name: 'Version 1 fewer than 5 started · fewer than 5 sent' })).toBeVisible();
  expect(server.requestedIds()).toEqual(['ownFormStats']);
});

test('a share of a count that is too small is not shown either', async () => {
  await show(STATS);
  const table = await screen.findByRole('table', { name: /^Version 2/ });
  expect(cellsOf(within(table).getByRole('row', { name: /mail/ }))).toEqual(['504%', '–', '–']);
});

test.each([
  ['en', 'Nobody has filled in this form yet.'],
  ['zh-cn', '还没有人填写此表单。'],
  ['ru', 'Эту форму ещё никто не заполнял.'],
  ['zh-tw', '還沒有人填寫此表單。'],
  ['ja', 'このフォームはまだ入力されていません。'],
] as const)('a form that nobody has filled in says so, in %s', async (locale, text) => {
  await show({ versions: [] }, { locale });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('counts that cannot be loaded are reported', async () => {
  await show(errorResponse('form.designerUnknown'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The counts could not be loaded.');
});

test('the panel says what is counted', async () => {
  await show({ versions: [] });
  expect(screen.getByText(/No answer and nothing about the visitor is stored/)).toBeVisible();
});
