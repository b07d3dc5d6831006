import type { KeyedStorage } from '@/state/services';
import { storeDraft, readDrafts } from './deviceDrafts';

function storageOf(texts: Record<string, string> = {}): KeyedStorage {
  const map = new Map(Object.entries(texts));
  return {
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
    subscribe: () => () => undefined,
  };
}
const draft = { text: '{}', savedAt: '2026-03-10T02:00:00.000Z' };

it('stores one draft per form until it is discarded', () => {
  const storage = storageOf();
  storeDraft(storage, 'booth-en', draft);
  storeDraft(storage, 'media-card', draft);
  expect(readDrafts(storage)).toEqual({ 'booth-en': draft, 'media-card': draft });
  storeDraft(storage, 'booth-en', null);
  expect(readDrafts(storage)).toEqual({ 'media-card': draft });
});

it('preserves the revision of a draft until it is replaced or discarded', () => {
  const storage = storageOf();
  storeDraft(storage, 'booth-en', { ...draft, revision: 7 });
  storeDraft(storage, 'booth-en', { ...draft, text: '{ }' });
  expect(readDrafts(storage)).toEqual({ 'booth-en': { ...draft, text: '{ }', revision: 7 } });
  storeDraft(storage, 'booth-en', { ...draft, revision: 8 });
  expect(readDrafts(storage)['booth-en']?.revision).toBe(8);
  storeDraft(storage, 'booth-en', null);
  storeDraft(storage, 'booth-en', draft);
  expect(readDrafts(storage)).toEqual({ 'booth-en': draft });
});

it('ignores stored data that cannot be read', () => {
  expect(readDrafts(storageOf({ 'form-drafts': '{' }))).toEqual({});
  expect(readDrafts(storageOf({ 'form-drafts': JSON.stringify({ a: 1, b: draft, c: null }) }))).toEqual({ b: draft });
});
