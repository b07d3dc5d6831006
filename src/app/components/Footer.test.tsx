import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithLocale } from '@/i18n/testing';
import { Footer } from './Footer';
import { shellData } from './shell.fixture';

const renderFooter = (onSubscribe = jest.fn(async () => undefined)) => {
  renderWithLocale(<Footer {...shellData} onSubscribe={onSubscribe} onAdmission={() => undefined} />);
  return {
    onSubscribe,
    field: screen.getByRole('textbox', { name: 'Newsletter' }),
    button: screen.getByRole('button', { name: 'Subscribe' }),
  };
};

test('has the links of the specification, the contacts and five languages', () => {
  renderFooter();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['Home', 'About', 'News', 'Contact', 'Privacy'].map(href)).toEqual([
    '/en',
    '/en/about',
    '/en/news',
    '/en/contact',
    '/en/privacy',
  ]);
  expect(['Individual registration', 'Business delegations', 'Reserve a booth', 'Conference'].map(href)).toEqual([
    '/en/audience/register/1',
    '/en/audience/register/2',
    '/en/international/reserve-booth',
    '/en/meeting',
  ]);
  expect(href('+86 755 2600 0127')).toBe('tel:+8675526000127');
  expect(screen.getByRole('list', { name: 'Languages' }).children).toHaveLength(5);
  expect(screen.getByRole('link', { name: /LinkedIn/ })).toBeInTheDocument();
});

test('shows Chinese users their registration, the licence number and no foreign networks', () => {
  renderWithLocale(
    <Footer
      {...shellData}
      locale="zh-cn"
      path="/zh-cn"
      onSubscribe={async () => undefined}
      onAdmission={() => undefined}
    />,
    'zh-cn',
  );
  expect(screen.getByRole('link', { name: '个人预登记' })).toHaveAttribute('href', '/zh-cn/audience/register/1');
  expect(screen.getByText('粤ICP备00000000号')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /LinkedIn/ })).not.toBeInTheDocument();
});

test('the Russian footer has menu and search, because Russian pages have no header', () => {
  renderWithLocale(
    <Footer {...shellData} locale="ru" path="/ru" onSubscribe={async () => undefined} onAdmission={() => undefined} />,
    'ru',
  );
  expect(screen.getByRole('navigation', { name: 'Главное меню' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
});

test('§4.9a does nothing for an empty newsletter field', async () => {
  const { onSubscribe, button } = renderFooter();
  await userEvent.click(button);
  expect(onSubscribe).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('§4.9c §8.7c shows an error at the field for an invalid address, and keeps the address', async () => {
  const { onSubscribe, field, button } = renderFooter();
  await userEvent.type(field, 'anna@example');
  await userEvent.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter the correct Email');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('anna@example');
  expect(onSubscribe).not.toHaveBeenCalled();
  await userEvent.type(field, '.com{Enter}');
  expect(onSubscribe).toHaveBeenCalledWith('anna@example.com');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('shows that a newsletter subscription could not be sent', async () => {
  const { field } = renderFooter(jest.fn(async () => Promise.reject(new Error('offline'))));
  await userEvent.type(field, 'anna@example.com{Enter}');
  expect(await screen.findByText('Could not subscribe. Please try again.')).toBeInTheDocument();
});
