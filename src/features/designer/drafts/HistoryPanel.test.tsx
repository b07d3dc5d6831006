import { screen, within } from '@testing-library/react';
import { errorResponse } from '../../../../tests/support/fakeResponses';
import { fakeServer } from '../../../../tests/support/fakeTransport';
import { renderApp } from '../../../../tests/support/renderApp';
import { HistoryPanel } from './HistoryPanel';

const FORM = 'factory-tour';

describe('the history', () => {
  const entry = <Rest extends object>(
    revision: number,
    action: 'published' | 'saved' | 'takenOver',
    rest = {} as Rest,
  ) => ({
    revision,
    author: 'Boris Wang',
    at: '2026-03-10T02:00:00.000Z',
    action,
    size: 1_200,
    ...rest,
  });
  const formText = (title: string) =>
    JSON.stringify(
      { formId: FORM, version: 1, title, schema: { type: 'object', properties: { name: field } } },
      null,
      2,
    );
  const field = { type: 'string', title: 'Name', 'x-decorator': 'FormItem', 'x-component': 'Input' };
  const revisions = [entry(3, 'published'), entry(2, 'takenOver'), entry(1, 'saved')];

  it('lists who did what, compares a revision with the text by changes and by lines, and restores it', async () => {
    const documents: Record<string, string> = { 1: formText('Tour'), 2: 'no form' };
    const restored: string[] = [];
    const server = fakeServer({
      ownFormDraftRevisions: { revisions },
      ownFormDraftRevision({ url }) {
        const revision = url.split('/').at(-1) ?? '';
        return { ...entry(Number(revision), 'saved'), document: documents[revision] ?? '' };
      },
    });
    const { user } = await renderApp(
      <HistoryPanel
        formId={FORM}
        text={`${formText('Factory tour').replace('"Name"', '"Your name"')}\n`}
        onRestore={(document) => restored.push(document)}
      />,
      { server },
    );
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Published Boris Wang10 March 2026 at 10:00 · Revision 3 · 1,200 characters',
      'Taken over Boris Wang10 March 2026 at 10:00 · Revision 2 · 1,200 characters',
      'Saved Boris Wang10 March 2026 at 10:00 · Revision 1 · 1,200 characters',
    ]);
    await user.click(screen.getByRole('button', { name: /Revision 1/ }));
    const details = within(await screen.findByRole('region', { name: 'Compared with revision 1' }));
    expect(within(details.getByRole('tabpanel')).getAllByRole('listitem').length).toBeGreaterThan(0);
    await user.click(details.getByRole('tab', { name: 'By line' }));
    expect(details.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual([
      '-  "title": "Tour",\n',
      '-        "title": "Name",\n',
    ]);
    expect(details.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
      '+  "title": "Factory tour",\n',
      '+        "title": "Your name",\n',
    ]);
    await user.click(details.getByRole('button', { name: 'Restore this revision' }));
    expect(restored).toEqual([documents[1]]);
    await user.click(screen.getByRole('button', { name: /Revision 2/ }));
    expect(await screen.findByText(/One of the texts can’t be read as a form yet/)).toBeVisible();
  });

  it('says that texts with nothing in common cannot be compared by line, instead of blocking the page', async () => {
    const lines = (word: string) => Array.from({ length: 12_000 }, (_, index) => `${word} ${index}`).join('\n');
    const server = fakeServer({
      ownFormDraftRevisions: { revisions: [entry(1, 'saved')] },
      ownFormDraftRevision: { ...entry(1, 'saved'), document: lines('old') },
    });
    const { user } = await renderApp(
      <HistoryPanel formId={FORM} text={lines('new')} isReadOnly onRestore={() => undefined} />,
      { server },
    );
    await user.click(await screen.findByRole('button', { name: /Revision 1/ }));
    await user.click(await screen.findByRole('tab', { name: 'By line' }));
    expect(await screen.findByText('The texts differ too much to be compared by line.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Restore this revision' })).toBeNull();
  });

  it('says that there is none yet, and that it could not be loaded', async () => {
    const server = fakeServer({ ownFormDraftRevisions: { revisions: [] } });
    const { view } = await renderApp(<HistoryPanel formId={FORM} text="" onRestore={() => undefined} />, { server });
    expect(await screen.findByText('This form has had no drafts yet.')).toBeVisible();
    view.unmount();
    server.responses.ownFormDraftRevisions = errorResponse('server.error');
    await renderApp(<HistoryPanel formId={FORM} text="" onRestore={() => undefined} />, { server });
    expect(await screen.findByRole('alert')).toHaveTextContent('The history could not be loaded.');
  });
});
