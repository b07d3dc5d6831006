import { act, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { useState } from 'react';
import type { PreviewVerdict, ReplayCounts } from '@/api';
import { isPassed, runCases, type CaseFile } from '@/rules/forms/cases/cases';
import { outcomeOf } from '@/rules/forms/cases/outcome';
import { listFields } from '@/rules/forms/fields';
import { parseForm } from '@/rules/forms/parseForm';
import type { FormDefinition } from '@/rules/forms/types';
import { renderApp } from '../../../../tests/support/renderApp';
import { CasesPanel } from './CasesPanel';
import { PublishChecks } from './PublishChecks';
import { newestOf } from '../../../../tests/support/newestOf.mjs';

const file = `public/forms/media-card/${newestOf('media-card')}`;
const form = parseForm(JSON.parse(readFileSync(`${file}.json`, 'utf8')));
const shippedCases = readFileSync(`${file}.cases.json`, 'utf8');
const shipped = JSON.parse(shippedCases) as CaseFile;

/** The server, which judges as the rules do. */
const serverOf =
  (definition: FormDefinition) =>
  (answers: object): Promise<PreviewVerdict> => {
    const errors = outcomeOf(definition, { ...answers }).errors.map(({ pointer, id }) => ({
      pointer: `/body${pointer === '/days' ? '/answers' : ''}${pointer}`,
      reason: id,
      message: '',
    }));
    return Promise.resolve({ accepted: errors.length === 0, body: '{}', errors });
  };
const noAnswers = (): Promise<ReplayCounts> => Promise.resolve({ total: 0, refused: 0, byRule: [] });

interface Options {
  cases?: string;
  definition?: FormDefinition;
  validate?: (answers: object) => Promise<PreviewVerdict | string>;
  onReplay?: () => Promise<ReplayCounts | string>;
}

async function show({ cases = '', definition = form, validate = serverOf(form), onReplay = noAnswers }: Options) {
  let text = cases;
  function Panel() {
    const [current, setCurrent] = useState(cases);
    text = current;
    return (
      <CasesPanel
        form={definition}
        cases={current}
        onCases={setCurrent}
        answers={{ medium: 'Metrology', days: ['2026-03-31'] }}
        validate={validate}
        onReplay={onReplay}
      />
    );
  }
  const app = await renderApp(<Panel />);
  /** Runs the slices of long work. */
  const work = () => act(() => app.advanceTime(0));
  return { ...app, work, fileOf: () => JSON.parse(text) as CaseFile };
}

const items = () => screen.getAllByRole('textbox', { name: 'Name of the case' }) as HTMLInputElement[];

it('shows which cases pass and what differs in the others, which can be added, renamed and deleted', async () => {
  const pressCard = listFields(form).find(({ name }) => name === 'pressCard')!.schema;
  const definition = parseForm(
    JSON.parse(
      JSON.stringify(form).replace(JSON.stringify(pressCard), JSON.stringify({ ...pressCard, maxLength: 59 })),
    ),
  );
  const { user, fileOf } = await show({ cases: shippedCases, definition });
  expect(screen.getByText('1 case fails')).toBeVisible();
  const [failed] = screen.getAllByRole('listitem');
  expect(within(failed!).getByText('/pressCard: the error form.tooLong is not expected.')).toBeVisible();
  await user.click(within(failed!).getByRole('button', { name: 'Expect this now' }));
  expect(screen.getByText('8 cases pass')).toBeVisible();
  expect(runCases(definition, fileOf()).every(isPassed)).toBe(true);

  const [first, second] = items();
  const name = second!.value;
  await user.clear(first!);
  await user.type(first!, name);
  await user.tab();
  expect(first).toHaveValue(shipped.cases[0]!.name);
  await user.clear(first!);
  await user.type(first!, 'Blank form');
  await user.tab();
  expect(fileOf().cases[0]!.name).toBe('Blank form');
  await user.click(screen.getByRole('button', { name: 'Delete the case Blank form' }));
  expect(fileOf().cases).toHaveLength(7);
});

it('adds the answers of the preview, and proposes what is missing', async () => {
  const { user, work, fileOf } = await show({});
  expect(screen.getByText('There are no cases yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add the answers of the preview' }));
  expect(items().map(({ value }) => value)).toEqual(['New case 1']);
  expect(fileOf().cases[0]).toMatchObject({
    accepted: false,
    errors: expect.arrayContaining([{ pointer: '/email', id: 'form.required' }]),
  });
  await user.click(screen.getByRole('button', { name: 'Propose cases' }));
  work();
  expect(await screen.findByText(/^\d+ cases added$/)).toBeVisible();
  expect(fileOf().cases[0]!.name).toBe('New case 1');
  expect(screen.getByText(/^Changes nothing, whatever is answered/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try mistakes' }));
  work();
  expect(await screen.findByText('65 of 65 mistakes are noticed.')).toBeVisible();
  // One case less, and a mistake is no longer noticed.
  await user.click(screen.getAllByRole('button', { name: /^Delete the case/ }).at(-1)!);
  expect(screen.queryByText('65 of 65 mistakes are noticed.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try mistakes' }));
  work();
  expect(await screen.findByText(/^No case notices/)).toBeVisible();
});

it('can stop a proposal', async () => {
  const { user, work } = await show({});
  await user.click(screen.getByRole('button', { name: 'Propose cases' }));
  expect(screen.getByRole('progressbar', { name: 'Propose cases' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  work();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('There are no cases yet.')).toBeVisible();
});

it('runs the cases on the server, too', async () => {
  const { user, view } = await show({ cases: shippedCases });
  const run = screen.getByRole('button', { name: 'Run on the server' });
  await user.click(run);
  expect(await screen.findByText('The server judges every case in the same way.')).toBeVisible();
  view.unmount();
  const other = await show({
    cases: shippedCases,
    validate: () => Promise.resolve({ accepted: true, body: '{}', errors: [] }),
  });
  await other.user.click(screen.getByRole('button', { name: 'Run on the server' }));
  expect(await screen.findByText('The server judges otherwise: Nothing is answered')).toBeVisible();
  other.view.unmount();
  const offline = await show({ cases: shippedCases, validate: () => Promise.resolve('The server is away.') });
  await offline.user.click(screen.getByRole('button', { name: 'Run on the server' }));
  expect(await screen.findByText('The server is away.')).toBeVisible();
});

it('counts the stored answers that the draft would refuse', async () => {
  const counts = { total: 4812, refused: 37, byRule: [{ pointer: '/website', id: 'form.required', count: 37 }] };
  const { user } = await show({ onReplay: () => Promise.resolve(counts) });
  await user.click(screen.getByRole('button', { name: 'Try stored answers' }));
  expect(await screen.findByText('Of 4,812 answers, 37 would now be refused.')).toBeVisible();
  expect(screen.getByText('/website')).toBeVisible();
});

it('shows why cases cannot be read, and begins again', async () => {
  const { user } = await show({ cases: '{ "base": {}, "cases": [{ "name": "a" }] }' });
  expect(screen.getByRole('alert')).toHaveTextContent('The cases cannot be read.');
  expect(screen.getByText(/accepted/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Begin again without cases' }));
  expect(screen.getByText('There are no cases yet.')).toBeVisible();
});

describe('checks before publishing', () => {
  const check = async (definition: FormDefinition, cases: string) => {
    const results: boolean[] = [];
    const onEnd = (isRight: boolean) => void results.push(isRight);
    const { advanceTime } = await renderApp(<PublishChecks form={definition} cases={cases} onEnd={onEnd} />);
    await waitFor(
      () => {
        act(() => advanceTime(50));
        expect(results).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    return { isRight: results[0], lines: screen.getAllByRole('listitem').map(({ textContent }) => textContent) };
  };

  it('show the form in every language', async () => {
    const { isRight, lines } = await check(form, shippedCases);
    expect(lines).toHaveLength(6);
    expect(lines.filter((line) => !line.endsWith('Passed'))).toEqual([]);
    expect(isRight).toBe(true);
  });

  it('fail with a case, and with a form that cannot be shown', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { medium } = form.schema.properties['mediumGroup']!.properties!;
    // The form check rejects such a name; here it represents any cause of a render failure.
    const brokenForm: FormDefinition = {
      ...form,
      schema: { type: 'object', properties: { constructor: medium as never } },
    };
    const cases = JSON.stringify({ base: {}, cases: [{ name: 'All is well', accepted: false }] });
    const { isRight, lines } = await check(brokenForm, cases);
    expect(isRight).toBe(false);
    expect(lines[0]).toBe('CasesFailed: All is well');
    expect(lines.slice(1).every((line) => line.includes('Failed'))).toBe(true);
    consoleError.mockRestore();
  });
});
