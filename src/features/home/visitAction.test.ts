import { readCatalog } from '@/i18n/catalogFiles';
import { visitAction } from './visitAction';

test.each([
  ['open', 'Register to visit', '/ja/audience/register/1'],
  ['before', 'Get the newsletter', '#newsletter'],
  ['closed', 'My registration', '/ja/my'],
  ['during', 'Plan your visit', '/ja/my/plan'],
  ['after', 'Review', '/ja/image'],
] as const)('in the phase %s it offers "%s"', (phase, text, href) => {
  const action = visitAction(phase, 'ja');
  expect([readCatalog('en')[action.text.id], action.href]).toEqual([text, href]);
});

test.each(['before', 'closed', 'during', 'after'] as const)(
  'in the phase %s the English site shows the action',
  (phase) => {
    expect(visitAction(phase, 'en').href).toBe('/en/audience/register/1');
  },
);

test('the badge takes precedence once the visitor is registered', () => {
  expect(visitAction('closed', 'en', { isRegistered: true }).href).toBe('/en/my');
});
