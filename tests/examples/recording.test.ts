/** The snippet about recordings of docs/testing.md. */
import { makeRecorder } from '@/app/store/recording';
import { draftRemoved, draftSaved } from '@/state/persistedSlice';
import { makeTestStore } from '../support/makeTestStore';
import { replay } from '../support/replay';

const draft = {
  formId: 'visitor-en',
  formVersion: 1,
  values: { company: 'Obtek' },
  savedAt: '2026-03-10T02:00:00.000Z',
  expiresAt: '2026-03-17T02:00:00.000Z',
};

test('the draft exists until it is removed', () => {
  const recorder = makeRecorder();
  const { store } = makeTestStore({ recorder });
  store.dispatch(draftSaved(draft));
  store.dispatch(draftRemoved('visitor-en'));

  const recording = recorder.recording();
  const at = recording.actions.findLastIndex(({ type }) => type === 'persisted/draftRemoved');
  expect(Object.keys(replay(recording, at).persisted.drafts)).toHaveLength(1);
  expect(replay(recording, at + 1).persisted.drafts).toEqual({});
});
