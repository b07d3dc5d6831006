import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { AdvertDisplay } from '@/api';
import { renderWithLocale } from '@/i18n/testing';
import type { SubmitFailure } from '@/forms/submit';
import { fakeServer } from '../../../../tests/support/fakeTransport';
import { renderApp } from '../../../../tests/support/renderApp';
import { AdvertRequestForm } from './AdvertRequestForm';
import { formInfo } from '../../../../tests/support/formInfo';
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

async function renderRequestForm(failure?: SubmitFailure) {
  const requests: unknown[] = [];
  const Page = () => {
    const [sent, setSent] = useState<{ number: string | null } | null>(null);
    const send = (request: unknown) => {
      requests.push(request);
      if (!failure) setSent({ number: 'A27-EB61' });
      return Promise.resolve(failure);
    };
    return <AdvertRequestForm sent={sent} onSend={send} />;
  };
  const formId = 'advert-request';
  const { user } = await renderApp(<Page />, {
    server: fakeServer({ ownFormCurrent: formInfo(formId, 1) }),
  });
  // The first import of the kit compiles all of antd that it uses.
  await screen.findByLabelText('Your name', {}, { timeout: 20_000 });
  const send = () => user.click(screen.getByRole('button', { name: 'Send request' }));
  const fill = async () => {
    await user.type(screen.getByLabelText('Your name'), ' Anna Schmidt ');
    await user.type(screen.getByLabelText('Company'), 'Example');
    await user.type(screen.getByLabelText('Email'), 'anna@example.com');
    await user.click(screen.getByRole('checkbox'));
  };
  return { user, requests, send, fill };
}

const KIT_TIMEOUT_MS = 30_000;

test(
  'an invalid advert request shows its errors in the summary and at the fields, and is not sent',
  async () => {
    const { user, requests, send } = await renderRequestForm();
    await user.type(screen.getByLabelText('Email'), 'anna');
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Your name: Your name is required',
      'Company: Company is required',
      'Email: Email format is incorrect',
      'Privacy agreement: Please agree before submitting',
    ]);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email format is incorrect/);
    await user.click(within(summary).getByRole('link', { name: /Company is required/ }));
    expect(screen.getByLabelText('Company')).toHaveFocus();
    expect(requests).toEqual([]);
  },
  KIT_TIMEOUT_MS,
);

test('sends a trimmed advert request and replaces the form by its number', async () => {
  const { requests, send, fill } = await renderRequestForm();
  await fill();
  await send();
  expect(await screen.findByText(/A27-EB61/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(requests).toEqual([
    { name: 'Anna Schmidt', company: 'Example', email: 'anna@example.com', privacyAgreed: true },
  ]);
});

test('shows server errors in the summary and keeps the input', async () => {
  const { send, fill } = await renderRequestForm({
    errors: [
      { pointer: '/body/email', reason: 'email.invalid', message: 'No mail arrives there' },
      { pointer: '/body/detailId', reason: 'advert.notFound', message: 'Try again' },
    ],
  });
  await fill();
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Try again');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com');
});
