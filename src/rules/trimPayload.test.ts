import { trimPayload } from './trimPayload';

test('texts are trimmed and empty values removed, at any depth', () => {
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

test('zero and false are values', () => {
  expect(trimPayload({ count: 0, agreed: false })).toEqual({ count: 0, agreed: false });
});

test('a map that holds nothing stays a map: answers may be empty but must be there', () => {
  expect(trimPayload({ answers: { note: ' ' } })).toEqual({ answers: {} });
});

test('a file is passed on as it is', () => {
  const file = new Blob(['x']);
  expect((trimPayload({ file }) as { file: Blob }).file).toBe(file);
});
