import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { AdvertDisplay } from '@/api';
import { renderWithLocale } from '@/i18n/testing';
import { AdvertRequestForm } from './AdvertRequestForm';
import { Adverts } from '../../advert/components/Adverts';

const picture = { url: '/art/arm/3/1.svg', width: 1200, height: 240, alt: 'A robot arm' };
const advert = (id: string, overrides: Partial<AdvertDisplay> = {}): AdvertDisplay => ({
  id,
  placeId: 'home-top',
  title: `Advert ${id}`,
  advertiser: null,
  picture,
  mobilePicture: null,
  link: '/en/products',
  linkTarget: '_self',
  startsAt: '2026-02-01T00:00:00Z',
  endsAt: '2026-04-03T00:00:00Z',
  sort: 1,
  ...overrides,
});

let scroll: (isIntersecting: boolean) => void;
beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(run: (entries: object[]) => void) {
        scroll = (isIntersecting) => run([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

function show(adverts: AdvertDisplay[]) {
  const events: string[] = [];
  let runTimer: () => void = () => undefined;
  const view = renderWithLocale(
    <Adverts
      adverts={adverts}
      timers={{
        after(_milliseconds, run) {
          runTimer = run;
          return () => (runTimer = () => undefined);
        },
      }}
      onView={(id) => events.push(`view ${id}`)}
      onClick={(id) => events.push(`click ${id}`)}
    />,
  );
  return { ...view, events, passOneSecond: () => act(() => runTimer()) };
}

test('labels a paid advert with its advertiser, but not an announcement of the organiser', () => {
  show([advert('a', { advertiser: 'Lancore Bearings' }), advert('b')]);
  const [paid, house] = screen.getAllByRole('link');
  expect(paid).toHaveTextContent('Advertisement · Lancore BearingsAdvert a');
  expect(paid).toHaveAttribute('rel', 'sponsored');
  expect(house).toHaveTextContent('From the organiserAdvert b');
  expect(house).not.toHaveAttribute('rel');
});

test('counts an advert view after a second in the viewport, and each click', async () => {
  const { events, passOneSecond } = show([advert('a')]);
  scroll(true);
  scroll(false);
  passOneSecond();
  expect(events).toEqual([]);
  scroll(true);
  passOneSecond();
  expect(events).toEqual(['view a']);
  screen.getByRole('link').addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link'));
  expect(events).toEqual(['view a', 'click a']);
});

test('renders nothing for a place without adverts', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});

function renderRequestForm(result: Awaited<ReturnType<ComponentProps<typeof AdvertRequestForm>['onSend']>>) {
  const sent: unknown[] = [];
  renderWithLocale(
    <AdvertRequestForm
      detailId="a1"
      privacyHref="/en/privacy"
      onSend={(request) => {
        sent.push(request);
        return Promise.resolve(result);
      }}
    />,
  );
  const user = userEvent.setup();
  const send = () => user.click(screen.getByRole('button'));
  const fill = async () => {
    await user.type(screen.getByLabelText('Your name'), ' Anna Schmidt ');
    await user.type(screen.getByLabelText('Company'), 'Example');
    await user.type(screen.getByLabelText('Email'), 'anna@example.com');
    await user.click(screen.getByRole('checkbox'));
  };
  return { user, sent, send, fill };
}

test('an invalid advert request shows its errors in the summary and at the fields, and is not sent', async () => {
  const { user, sent, send } = renderRequestForm({ number: null });
  await user.type(screen.getByLabelText('Email'), 'anna');
  await send();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Your name is required',
    'Company is required',
    'Email format is incorrect',
    'Please agree before submitting',
  ]);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email format is incorrect/);
  await user.click(within(summary).getByRole('link', { name: 'Company is required' }));
  expect(screen.getByLabelText('Company')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('sends a trimmed advert request and replaces the form by its number', async () => {
  const { sent, send, fill } = renderRequestForm({ number: 'A27-EB61' });
  await fill();
  await send();
  expect(await screen.findByText(/A27-EB61/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent).toEqual([
    { detailId: 'a1', name: 'Anna Schmidt', company: 'Example', email: 'anna@example.com', privacyAgreed: true },
  ]);
});

test('shows server errors in the summary and keeps the input', async () => {
  const { send, fill } = renderRequestForm({ fields: { email: 'No mail arrives there' }, general: 'Try again' });
  await fill();
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Try again');
  expect(within(summary).getByRole('link', { name: 'No mail arrives there' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com');
});
