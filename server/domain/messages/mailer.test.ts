import { LOCALES } from '../../../src/rules/locales';
import { renderMail } from './mailer';
import { MAIL_TEMPLATES } from './templates';

const values = {
  code: '123456',
  minutes: 10,
  name: '<b>Anna</b>\r\nBcc: all@example.org',
  number: 'V27-4K7Q-90XM',
  exhibition: 'Exhibition',
  range: '31 March – 3 April 2026',
  hours: '9:00–17:00',
  venue: 'Hall & Hall',
  inviter: 'Boris\nSubject: x',
  company: 'Obtek',
  email: 'anna@example.org',
  url: 'https://exhibition.example/en?a=1&b=2',
};

test.each(MAIL_TEMPLATES)('%s is written in five distinct languages', (template) => {
  const mails = LOCALES.map((locale) => renderMail({ template, locale, values }));
  expect(new Set(mails.map(({ text }) => text)).size).toBe(LOCALES.length);
});

test.each(MAIL_TEMPLATES)('%s allows no header or markup injection through visitor input', (template) => {
  const { subject, html } = renderMail({ template, locale: 'en', values });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toMatch(/<b>|<script/i);
});

test('an address in a line is a link in the HTML and plain in the text', () => {
  const { text, html } = renderMail({ template: 'registrationConfirmed', locale: 'en', values });
  expect(text).toContain('https://exhibition.example/en?a=1&b=2');
  expect(html).toMatch(/<a href="https:\/\/exhibition\.example\/en\?a=1&(#38|amp);b=2">/);
});
