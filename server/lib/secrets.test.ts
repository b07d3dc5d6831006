import { Vault } from './secrets';

const vault = new Vault('a secret of tests that is long enough');

test('decrypts for the same record, and encrypts differently each time', () => {
  const encrypted = vault.encrypt('440301199003071234', 'record');
  expect(vault.decrypt(encrypted, 'record')).toBe('440301199003071234');
  expect(vault.encrypt('440301199003071234', 'record')).not.toBe(encrypted);
  expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('440301');
});

test.each([
  ['another record', (encrypted: string) => vault.decrypt(encrypted, 'other')],
  ['another secret', (encrypted: string) => new Vault('another secret of tests').decrypt(encrypted, 'record')],
  ['a changed byte', (encrypted: string) => vault.decrypt(`${encrypted.slice(0, -3)}AAA`, 'record')],
])('does not decrypt with %s', (_what, decrypt) => {
  expect(() => decrypt(vault.encrypt('440301199003071234', 'record'))).toThrow();
});
