import type { Enrolment } from '@/api';
import { testWorld } from '../../../../tests/support/testWorld';
import { SignInQueue, type Scan, type SendResult } from './signInQueue';

const MEETING = '01HZX3K8Q4N6T2V9B7M5C1D0EG';
const signedOutcome = ({ content }: Scan): SendResult => ({
  kind: 'signed',
  enrolment: { id: content, name: content } as Enrolment,
});

function device(storage: Record<string, string> = {}) {
  const world = testWorld({ storage });
  const sent: Scan[] = [];
  let response: (scan: Scan) => SendResult = signedOutcome;
  const { clock, timers, storage: keyedStorage } = world.services;
  const send = (scan: Scan) => {
    const outcome = response(scan);
    if (outcome.kind !== 'lost') sent.push(scan);
    return Promise.resolve(outcome);
  };
  const queue = new SignInQueue({ clock, timers, storage: keyedStorage, send });
  const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    ...world,
    queue,
    flushPromises,
    sent: () => sent.map(({ content }) => content),
    times: () => sent.map(({ at }) => at),
    setNetwork: (next: 'lost' | typeof response) => (response = next === 'lost' ? () => ({ kind: 'lost' }) : next),
    waiting: () => queue.current().pending.map(({ content }) => content),
    stored: () => world.storage.get('sign-in-queue'),
  };
}

test('queues scans offline and sends them in order with their original times', async () => {
  const { queue, setNetwork, advanceTime, flushPromises, sent, times, waiting, stored } = device();
  setNetwork('lost');
  queue.add(MEETING, 'M27-0001');
  await flushPromises();
  advanceTime(60_000);
  queue.add(MEETING, 'M27-0002');
  await flushPromises();
  expect(waiting()).toEqual(['M27-0001', 'M27-0002']);
  expect(queue.current().isOffline).toBe(true);
  expect(stored()).toContain('M27-0002');
  setNetwork(signedOutcome);
  advanceTime(5_000);
  await flushPromises();
  expect(sent()).toEqual(['M27-0001', 'M27-0002']);
  expect(times()).toEqual(['2026-03-10T02:00:00.000Z', '2026-03-10T02:01:00.000Z']);
  expect(queue.current()).toMatchObject({ pending: [], isOffline: false });
  expect(queue.current().results.map(({ wasDelayed }) => wasDelayed)).toEqual([true, true]);
  expect(stored()).toBeUndefined();
});

test('treats a queued code in another notation as the same scan', async () => {
  const { queue, setNetwork, flushPromises, waiting } = device();
  setNetwork('lost');
  expect(queue.add(MEETING, 'M27-7K2M-Q9XD')).toBe('added');
  await flushPromises();
  expect(queue.add(MEETING, ' m27 7k2m q9xd ')).toBe('alreadyQueued');
  expect(queue.add('01HZX3K8Q4N6T2V9B7M5C1D0EH', 'M27-7K2M-Q9XD')).toBe('added');
  await flushPromises();
  expect(waiting()).toHaveLength(2);
});

test('restores the queue after a reload and ignores unreadable data', async () => {
  const first = device();
  first.setNetwork('lost');
  first.queue.add(MEETING, 'M27-0001', 'Wang Xiaoming');
  await first.flushPromises();
  const second = device(Object.fromEntries(first.storage));
  expect(second.queue.current().pending).toEqual([
    { meetingId: MEETING, content: 'M27-0001', at: '2026-03-10T02:00:00.000Z', name: 'Wang Xiaoming' },
  ]);
  await second.queue.flush();
  expect(second.sent()).toEqual(['M27-0001']);
  expect(device({ 'sign-in-queue': '{not json' }).waiting()).toEqual([]);
  expect(device({ 'sign-in-queue': '[1,{"content":"x"}]' }).waiting()).toEqual([]);
});

test('reports a rejected scan and continues; an unknown device pauses and keeps its queue', async () => {
  const { queue, setNetwork, flushPromises, waiting, sent } = device();
  setNetwork((scan) =>
    scan.content === 'M27-0001'
      ? { kind: 'refused', reason: 'enrolment.notFound', message: 'Enrolment not found' }
      : signedOutcome(scan),
  );
  queue.add(MEETING, 'M27-0001');
  queue.add(MEETING, 'M27-0002');
  await flushPromises();
  expect(queue.current().results.map(({ outcome }) => outcome.kind)).toEqual(['signed', 'refused']);
  setNetwork(() => ({ kind: 'stopped', message: 'This device is not known' }));
  queue.add(MEETING, 'M27-0003');
  await flushPromises();
  expect(queue.current().stopReason).toBe('This device is not known');
  expect(waiting()).toEqual(['M27-0003']);
  setNetwork(signedOutcome);
  await queue.flush();
  expect(sent().at(-1)).toBe('M27-0003');
  expect(queue.current().stopReason).toBeNull();
});

test('sends one scan at a time, even for concurrent flushes', async () => {
  const { queue, setNetwork, flushPromises, sent } = device();
  setNetwork('lost');
  queue.add(MEETING, 'M27-0001');
  await flushPromises();
  setNetwork(signedOutcome);
  await Promise.all([queue.flush(), queue.flush(), queue.flush()]);
  expect(sent()).toEqual(['M27-0001']);
});
