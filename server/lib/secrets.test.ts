import { Vault } from './secrets';

const vault = new Vault('a secret of tests that is long enough');

test('decrypts for the same record, and encrypts differently each time', () => {
  const sealed = vault.seal('440301199003071234', 'record');
  expect(vault.open(sealed, 'record')).toBe('440301199003071234');
  expect(vault.seal('440301199003071234', 'record')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('440301');
});

test.each([
  ['another record', (sealed: string) => vault.open(sealed, 'other')],
  ['another secret', (sealed: string) => new Vault('another secret of tests').open(sealed, 'record')],
  ['a changed byte', (sealed: string) => vault.open(`${sealed.slice(0, -3)}AAA`, 'record')],
])('does not decrypt with %s', (_what, open) => {
  expect(() => open(vault.seal('440301199003071234', 'record'))).toThrow();
});
