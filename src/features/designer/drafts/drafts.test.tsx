import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { DesignerInfo, FormDraft } from '@/api';
import { errorResponse, type FakeRequest, type FakeResponses } from '../../../../tests/support/fakeResponses';
import { fakeServer } from '../../../../tests/support/fakeTransport';
import { renderApp } from '../../../../tests/support/renderApp';
import { DraftStatus } from './DraftStatus';
import { ReviewBar } from './ReviewBar';
import { useServerDraft } from './useServerDraft';

const FORM = 'factory-tour';
const UNCHANGED = '{ "version": 2 }\n';
const ANNA: DesignerInfo = { name: 'Anna Li', reviewNeeded: true };

const draftWith = (rest: Partial<FormDraft> = {}): FormDraft => ({
  formId: FORM,
  document: 'one',
  revision: 7,
  author: 'Boris Wang',
  changedAt: '2026-03-10T01:00:00.000Z',
  lock: null,
  review: null,
  ...rest,
});
const lockOf = (author: string) => ({ author, until: '2026-03-10T02:05:00.000Z' });

interface StudioProps {
  initialText?: string;
  exists?: boolean;
  designer?: DesignerInfo;
}

/** A page with an editor, as the studio mounts the parts. */
function Studio({ initialText = UNCHANGED, exists = true, designer = ANNA }: StudioProps) {
  const [text, setText] = useState(initialText);
  const serverDraft = useServerDraft({
    formId: FORM,
    exists,
    isEnabled: true,
    designer,
    text,
    unchangedText: UNCHANGED,
    onText: setText,
  });
  return (
    <>
      <textarea aria-label="Editor" value={text} onChange={({ target }) => setText(target.value)} />
      <DraftStatus serverDraft={serverDraft} />
      <ReviewBar serverDraft={serverDraft} designer={designer} />
    </>
  );
}

/** A server with one draft, which tests replace as another designer would. */
function draftServer(initial: FormDraft | null, responses: FakeResponses = {}) {
  const world = { draft: initial };
  const server = fakeServer({
    ownForms: { access: 'granted', designer: ANNA, forms: [] },
    ownFormDraft: () => world.draft,
    ownSaveFormDraft({ body }: FakeRequest) {
      const { document, revision } = body as { document: string; revision: number };
      if ((world.draft?.revision ?? 0) !== revision) return errorResponse('form.draftChanged');
      if (world.draft?.lock && world.draft.lock.author !== ANNA.name) return errorResponse('form.draftLocked');
      world.draft = draftWith({ document, revision: revision + 1, author: ANNA.name, lock: lockOf(ANNA.name) });
      return world.draft;
    },
    ...responses,
  });
  return { server, world };
}

const editor = () => screen.getByRole('textbox', { name: 'Editor' });
const status = () => screen.getAllByRole('status')[0];
const bodies = (requests: readonly FakeRequest[], id: FakeRequest['id']) =>
  requests.filter((request) => request.id === id).map(({ body }) => body);

async function show(initial: FormDraft | null, props: StudioProps = {}, responses: FakeResponses = {}, storage = {}) {
  const { server, world } = draftServer(initial, responses);
  const app = await renderApp(<Studio exists={initial !== null} {...props} />, { server, storage });
  const tick = (milliseconds: number) => act(async () => app.advanceTime(milliseconds));
  const type = async (text: string) => {
    await app.user.clear(editor());
    await app.user.type(editor(), text);
  };
  return { ...app, world, tick, type };
}

describe('a draft', () => {
  it('begins with the first change, and is saved when nobody types', async () => {
    const { server, tick, type } = await show(null);
    expect(status()).toHaveTextContent('There is no draft yet. It begins with your first change.');
    await type('two');
    expect(status()).toHaveTextContent('Not saved yet');
    await tick(1_499);
    expect(server.requestedIds()).toEqual([]);
    await tick(1);
    await waitFor(() => expect(status()).toHaveTextContent('Saved by Anna Li, 10 March 2026 at 09:00'));
    expect(status()).toHaveTextContent('Locked for you until 10:05');
    await type('three');
    await tick(1_500);
    await waitFor(() =>
      expect(bodies(server.requests, 'ownSaveFormDraft')).toEqual([
        { document: 'two', revision: 0 },
        { document: 'three', revision: 1 },
      ]),
    );
  });

  it('is saved at once when the designer leaves the form', async () => {
    const { server, type, view } = await show(null);
    await type('two');
    view.unmount();
    await waitFor(() =>
      expect(bodies(server.requests, 'ownSaveFormDraft')).toEqual([{ document: 'two', revision: 0 }]),
    );
  });

  it('of others is loaded, also while the page is open, as long as nothing was changed', async () => {
    const { world, tick, server } = await show(draftWith());
    await waitFor(() => expect(editor()).toHaveValue('one\n'));
    expect(status()).toHaveTextContent('Saved by Boris Wang, 10 March 2026 at 09:00');
    world.draft = draftWith({ document: 'two', revision: 8 });
    await tick(30_000);
    await waitFor(() => expect(editor()).toHaveValue('two\n'));
    await tick(10_000);
    expect(server.requestedIds()).not.toContain('ownSaveFormDraft');
  });

  it.each([
    ['Load theirs', 'theirs\n', []],
    ['Save mine', 'mine', [{ document: 'mine', revision: 8 }]],
  ])('that somebody else saved meanwhile is never overwritten silently: %s', async (choice, text, saved) => {
    const { world, tick, type, user, server } = await show(draftWith());
    await waitFor(() => expect(editor()).toHaveValue('one\n'));
    await type('mine');
    world.draft = draftWith({ document: 'theirs', revision: 8 });
    await tick(1_500);
    await waitFor(() =>
      expect(status()).toHaveTextContent(
        'Boris Wang has saved the draft in the meantime (10 March 2026 at 09:00). Your changes are not saved.',
      ),
    );
    expect(editor()).toHaveValue('mine');
    await tick(60_000);
    server.requests.splice(0);
    await user.click(screen.getByRole('button', { name: choice }));
    await tick(1_500);
    await waitFor(() => expect(status()).toHaveTextContent(/^Saved by/));
    expect(editor()).toHaveValue(text);
    expect(bodies(server.requests, 'ownSaveFormDraft')).toEqual(saved);
  });

  it('that somebody else edits is not saved until it is unlocked', async () => {
    const { world, tick, type, user, server } = await show(
      draftWith({ lock: lockOf('Boris Wang') }),
      {},
      {
        ownLockFormDraft: () => (world.draft = draftWith({ revision: 8, lock: lockOf('Anna Li') })),
      },
    );
    await waitFor(() => expect(status()).toHaveTextContent('Boris Wang is editing it, until 10:05.'));
    await type('mine');
    await tick(5_000);
    expect(status()).toHaveTextContent('Your changes are only on this device.');
    expect(server.requestedIds()).not.toContain('ownSaveFormDraft');
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(status()).toHaveTextContent('Not saved yet'));
    await tick(1_500);
    await waitFor(() => expect(world.draft).toMatchObject({ document: 'mine', revision: 9 }));
    expect(bodies(server.requests, 'ownLockFormDraft')).toEqual([{ action: 'takeOver' }]);
  });

  it('that was published or discarded elsewhere does not come back by itself', async () => {
    const { world, tick, type, user, server } = await show(draftWith());
    await waitFor(() => expect(editor()).toHaveValue('one\n'));
    await type('mine');
    world.draft = null;
    server.responses.ownSaveFormDraft = errorResponse('form.draftChanged');
    await tick(1_500);
    await waitFor(() => expect(status()).toHaveTextContent(/^This draft has been published or discarded/));
    await tick(60_000);
    expect(bodies(server.requests, 'ownSaveFormDraft')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Start from the published version' }));
    expect(editor()).toHaveValue(UNCHANGED);
    expect(status()).toHaveTextContent('There is no draft yet.');
  });

  it('can be discarded', async () => {
    const { world, user, server } = await show(
      draftWith({ author: 'Anna Li' }),
      {},
      {
        ownDiscardFormDraft() {
          world.draft = null;
          return { revision: 8, author: 'Anna Li', at: '2026-03-10T02:00:00.000Z', action: 'discarded', size: 3 };
        },
      },
    );
    await waitFor(() => expect(editor()).toHaveValue('one\n'));
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(editor()).toHaveValue(UNCHANGED));
    await waitFor(() => expect(status()).toHaveTextContent('There is no draft yet.'));
    expect(server.only('ownDiscardFormDraft').query).toEqual({ revision: '7' });
  });
});

describe('without a connection', () => {
  const offline = () => Promise.reject(new TypeError('offline'));

  it('the text stays on the device, and is saved as soon as the server responds again', async () => {
    const { tick, type, server, world } = await show(draftWith());
    await waitFor(() => expect(editor()).toHaveValue('one\n'));
    const { ownSaveFormDraft: online } = server.responses;
    server.responses.ownSaveFormDraft = offline;
    await type('mine');
    await tick(1_500);
    await waitFor(() => expect(status()).toHaveTextContent(/^Not saved: your text is only on this device\./));
    expect(status()).toHaveAttribute('data-unsaved', 'true');
    await tick(10_000);
    expect(bodies(server.requests, 'ownSaveFormDraft')).toHaveLength(1);
    server.responses.ownSaveFormDraft = online;
    await tick(20_000);
    await tick(1_500);
    await waitFor(() => expect(world.draft).toMatchObject({ document: 'mine', revision: 8 }));
  });

  it('text of the last visit continues from its revision, or is a conflict with a newer one', async () => {
    const stored = (revision: number) => ({
      'form-drafts': JSON.stringify({ [FORM]: { text: 'mine', savedAt: '2026-03-09T02:00:00.000Z', revision } }),
    });
    const reopen = (revision: number) => show(draftWith(), { initialText: 'mine' }, {}, stored(revision));
    const { tick, world, view } = await reopen(7);
    await waitFor(() => expect(status()).toHaveTextContent('Not saved yet'));
    expect(editor()).toHaveValue('mine');
    await tick(1_500);
    await waitFor(() => expect(world.draft).toMatchObject({ document: 'mine', revision: 8 }));
    view.unmount();
    const later = await reopen(6);
    await waitFor(() => expect(status()).toHaveTextContent(/^Boris Wang has saved the draft in the meantime/));
    await later.tick(5_000);
    expect(later.server.requestedIds()).not.toContain('ownSaveFormDraft');
  });

  it('a draft that cannot be loaded is not overwritten', async () => {
    const { tick, type, user, server, world } = await show(draftWith(), {}, { ownFormDraft: offline });
    await waitFor(() => expect(status()).toHaveTextContent(/^Not saved/));
    await type('mine');
    await tick(5_000);
    expect(server.requestedIds()).not.toContain('ownSaveFormDraft');
    server.responses.ownFormDraft = () => world.draft;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(status()).toHaveTextContent(/^Boris Wang has saved the draft/));
  });
});

describe('a review', () => {
  const bar = () => within(screen.getByRole('region', { name: 'Review' }));
  const buttons = () =>
    bar()
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);

  it('is requested, approved and withdrawn, for the saved text only', async () => {
    const { world, user, server, type } = await show(
      draftWith(),
      {},
      {
        ownReviewFormDraft({ body }: FakeRequest) {
          const { action, revision } = body as { action: string; revision: number };
          const state = action === 'approve' ? ('approved' as const) : ('requested' as const);
          const review = { state, author: 'Anna Li', revision, at: '2026-03-10T02:00:00.000Z' };
          return (world.draft = draftWith({ review: action === 'withdraw' ? null : review }));
        },
      },
    );
    await waitFor(() => expect(buttons()).toEqual(['Ask for review', 'Approve']));
    expect(bar().getByRole('status')).toHaveTextContent('Another designer must approve the draft');
    await user.click(bar().getByRole('button', { name: 'Ask for review' }));
    await waitFor(() =>
      expect(bar().getByRole('status')).toHaveTextContent('Anna Li requested a review, 10 March 2026 at 10:00'),
    );
    expect(buttons()).toEqual(['Approve', 'Withdraw']);
    await user.click(bar().getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('Approved by Anna Li'));
    expect(buttons()).toEqual(['Withdraw']);
    await type('two');
    expect(bar().getByRole('status')).toHaveTextContent('It can be reviewed once it is saved.');
    expect(buttons()).toEqual([]);
    expect(bodies(server.requests, 'ownReviewFormDraft')).toEqual([
      { action: 'request', revision: 7 },
      { action: 'approve', revision: 7 },
    ]);
  });

  it('is not offered to the author of the last revision, nor where none is needed', async () => {
    const { view } = await show(draftWith({ author: 'Anna Li' }));
    await waitFor(() => expect(buttons()).toEqual(['Ask for review']));
    view.unmount();
    await show(draftWith(), { designer: { ...ANNA, reviewNeeded: false } });
    await waitFor(() => expect(editor()).toHaveValue('one\n'));
    expect(screen.queryByRole('region', { name: 'Review' })).toBeNull();
  });
});
