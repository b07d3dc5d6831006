import { trimPayload } from './trimPayload';

test('trims texts and removes empty values, at any depth', () => {
  const payload = {
    name: ' Anna ',
    city: '  ',
    tags: [' a ', '', null],
    address: { street: '', country: 'CN' },
    note: undefined,
    none: [],
  };
  expect(trimPayload(payload)).toEqual({ name: 'Anna', tags: ['a'], address: { country: 'CN' } });
});

test('keeps zero and false', () => {
  expect(trimPayload({ count: 0, agreed: false })).toEqual({ count: 0, agreed: false });
});

test('keeps an empty map: answers may be empty but are required', () => {
  expect(trimPayload({ answers: { note: ' ' } })).toEqual({ answers: {} });
});

test('passes a file unchanged', () => {
  const file = new Blob(['x']);
  expect((trimPayload({ file }) as { file: Blob }).file).toBe(file);
});
