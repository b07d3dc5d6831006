import { act, screen, waitFor } from '@testing-library/react';
import { testWorld, type WorldOptions } from '../../tests/support/testWorld';
import { chainForm } from './chain.fixture';
import { renderForm } from './renderForm.fixture';
import type { SchemaFormProps } from './SchemaForm';
import type { SubmitFailure } from './submit';

/** A form as a page shows it, and the reports that it has sent. */
function fillIn(options: WorldOptions = {}, props: Partial<SchemaFormProps> = {}) {
  const world = testWorld(options);
  const view = renderForm(chainForm, { progress: world.services, ...props });
  const choose = (option: string) => view.user.click(screen.getByRole('radio', { name: option }));
  return {
    ...world,
    ...view,
    choose,
    send: () => view.user.click(screen.getByRole('button', { name: 'Save and continue' })),
    reports: () => world.beacons.map(({ body }) => JSON.parse(body) as unknown),
  };
}

const unsent = {
  formVersion: 1,
  shown: ['first', 'second', 'third', 'fourth', 'last'],
  answered: ['first', 'last'],
  last: 'last',
  sent: false,
};

/** The visitor sees the questions of option a, then those of option b. */
async function changeMind({ choose }: ReturnType<typeof fillIn>) {
  await choose('a');
  await choose('c');
  await choose('b');
  await choose('z');
}

test('a form that is left reports once which questions were shown and answered, and none of the answers', async () => {
  const page = fillIn();
  await changeMind(page);
  expect(page.reports()).toEqual([]);
  page.leave();
  page.leave();
  page.unmount();
  expect(page.beacons).toEqual([{ url: '/api/web/own/forms/chain/progress', body: expect.any(String) as string }]);
  const [report] = page.reports() as [typeof unsent];
  expect({ ...report, shown: report.shown.toSorted() }).toEqual({ ...unsent, shown: unsent.shown.toSorted() });
});

test('another page of the site leaves a form too', async () => {
  const page = fillIn();
  await page.choose('b');
  page.unmount();
  expect(page.reports()).toEqual([
    { formVersion: 1, shown: ['first', 'last'], answered: ['first'], last: 'first', sent: false },
  ]);
});

test('a form that nobody began is not reported', () => {
  const page = fillIn();
  page.leave();
  page.unmount();
  expect(page.reports()).toEqual([]);
});

test('a form that was sent reports so, once, also if the page then shows something else', async () => {
  let finish: () => void = () => undefined;
  const onSubmit = () => new Promise<void>((resolve) => (finish = resolve));
  const page = fillIn({}, { onSubmit });
  await page.choose('b');
  await page.choose('z');
  await page.send();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible());
  page.unmount();
  expect(page.reports()).toEqual([]);
  await act(async () => finish());
  page.leave();
  expect(page.reports()).toEqual([
    { formVersion: 1, shown: ['first', 'last'], answered: ['first', 'last'], last: 'last', sent: true },
  ]);
});

test('a form with stored answers that is sent unchanged is reported as sent', async () => {
  const page = fillIn({}, { initialValues: { first: 'b', last: 'z' } });
  await page.send();
  await waitFor(() =>
    expect(page.reports()).toEqual([
      { formVersion: 1, shown: ['first', 'last'], answered: ['first', 'last'], sent: true },
    ]),
  );
});

test.each<[string, () => Promise<SubmitFailure>]>([
  ['was refused', () => Promise.resolve({ message: 'No' })],
  ['got no response', () => Promise.reject(new Error('offline'))],
])('a form that %s is not sent', async (_why, onSubmit) => {
  const page = fillIn({}, { onSubmit, initialValues: { first: 'b' } });
  await page.choose('z');
  await page.send();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(page.reports()).toEqual([]);
  page.leave();
  expect(page.reports()).toMatchObject([{ last: 'last', sent: false }]);
});

test('nothing is reported with Do Not Track or Global Privacy Control, even when the form is sent', async () => {
  const page = fillIn({ hasPrivacySignal: true });
  await page.choose('b');
  await page.choose('z');
  await page.send();
  await waitFor(() => expect(page.sent).toHaveLength(1));
  page.leave();
  expect(page.reports()).toEqual([]);
});
