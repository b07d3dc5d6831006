import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdvertDisplay } from '@/api';
import { renderIn } from '@/i18n/testing';
import { Adverts } from '../../advert/components/Adverts';

const picture = { url: '/art/arm/3/1.svg', width: 1200, height: 240, alt: 'A robot arm' };
const advert = (id: string, more: Partial<AdvertDisplay> = {}): AdvertDisplay => ({
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
  ...more,
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
  const counted: string[] = [];
  let pass: () => void = () => undefined;
  const view = renderIn(
    <Adverts
      adverts={adverts}
      timers={{
        after(_milliseconds, run) {
          pass = run;
          return () => (pass = () => undefined);
        },
      }}
      onSeen={(id) => counted.push(`view ${id}`)}
      onFollow={(id) => counted.push(`click ${id}`)}
    />,
  );
  return { ...view, counted, second: () => act(() => pass()) };
}

test('what somebody has paid for is called an advertisement, with the advertiser; what the organiser says is not', () => {
  show([advert('a', { advertiser: 'Lancore Bearings' }), advert('b')]);
  const [paid, house] = screen.getAllByRole('link');
  expect(paid).toHaveTextContent('Advertisement · Lancore BearingsAdvert a');
  expect(paid).toHaveAttribute('rel', 'sponsored');
  expect(house).toHaveTextContent('From the organiserAdvert b');
  expect(house).not.toHaveAttribute('rel');
});

test('an advert counts as seen after a second in the window, and as followed at each click', async () => {
  const { counted, second } = show([advert('a')]);
  scroll(true);
  scroll(false);
  second();
  expect(counted).toEqual([]);
  scroll(true);
  second();
  expect(counted).toEqual(['view a']);
  screen.getByRole('link').addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link'));
  expect(counted).toEqual(['view a', 'click a']);
});

test('a place without adverts takes no room', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});
