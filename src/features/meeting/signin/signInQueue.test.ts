import type { Enrolment } from '@/api';
import { testWorld } from '../../../../tests/support/testWorld';
import { SignInQueue, type Scan, type SendOutcome } from './signInQueue';

const MEETING = '01HZX3K8Q4N6T2V9B7M5C1D0EG';
const signed = ({ content }: Scan): SendOutcome => ({
  kind: 'signed',
  enrolment: { id: content, name: content } as Enrolment,
});

function device(storage: Record<string, string> = {}) {
  const world = testWorld({ storage });
  const sent: Scan[] = [];
  let response: (scan: Scan) => SendOutcome = signed;
  const { clock, timers, storage: keyed } = world.services;
  const send = (scan: Scan) => {
    const outcome = response(scan);
    if (outcome.kind !== 'lost') sent.push(scan);
    return Promise.resolve(outcome);
  };
  const queue = new SignInQueue({ clock, timers, storage: keyed, send });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    ...world,
    queue,
    settled,
    sent: () => sent.map(({ content }) => content),
    times: () => sent.map(({ at }) => at),
    network: (next: 'lost' | typeof response) => (response = next === 'lost' ? () => ({ kind: 'lost' }) : next),
    waiting: () => queue.current().waiting.map(({ content }) => content),
    stored: () => world.storage.get('sign-in-queue'),
  };
}

test('queues scans offline and sends them in order with their original times', async () => {
  const { queue, network, pass, settled, sent, times, waiting, stored } = device();
  network('lost');
  queue.add(MEETING, 'M27-0001');
  await settled();
  pass(60_000);
  queue.add(MEETING, 'M27-0002');
  await settled();
  expect(waiting()).toEqual(['M27-0001', 'M27-0002']);
  expect(queue.current().isLost).toBe(true);
  expect(stored()).toContain('M27-0002');
  network(signed);
  pass(5_000);
  await settled();
  expect(sent()).toEqual(['M27-0001', 'M27-0002']);
  expect(times()).toEqual(['2026-03-10T02:00:00.000Z', '2026-03-10T02:01:00.000Z']);
  expect(queue.current()).toMatchObject({ waiting: [], isLost: false });
  expect(queue.current().results.map(({ wasLate }) => wasLate)).toEqual([true, true]);
  expect(stored()).toBeUndefined();
});

test('treats a queued code in another notation as the same scan', async () => {
  const { queue, network, settled, waiting } = device();
  network('lost');
  expect(queue.add(MEETING, 'M27-7K2M-Q9XD')).toBe('taken');
  await settled();
  expect(queue.add(MEETING, ' m27 7k2m q9xd ')).toBe('waiting');
  expect(queue.add('01HZX3K8Q4N6T2V9B7M5C1D0EH', 'M27-7K2M-Q9XD')).toBe('taken');
  await settled();
  expect(waiting()).toHaveLength(2);
});

test('restores the queue after a reload and ignores unreadable data', async () => {
  const first = device();
  first.network('lost');
  first.queue.add(MEETING, 'M27-0001', 'Wang Xiaoming');
  await first.settled();
  const second = device(Object.fromEntries(first.storage));
  expect(second.queue.current().waiting).toEqual([
    { meetingId: MEETING, content: 'M27-0001', at: '2026-03-10T02:00:00.000Z', name: 'Wang Xiaoming' },
  ]);
  await second.queue.flush();
  expect(second.sent()).toEqual(['M27-0001']);
  expect(device({ 'sign-in-queue': '{not json' }).waiting()).toEqual([]);
  expect(device({ 'sign-in-queue': '[1,{"content":"x"}]' }).waiting()).toEqual([]);
});

test('reports a rejected scan and continues; an unknown device pauses and keeps its queue', async () => {
  const { queue, network, settled, waiting, sent } = device();
  network((scan) =>
    scan.content === 'M27-0001'
      ? { kind: 'refused', reason: 'enrolment.notFound', message: 'There is no such enrolment' }
      : signed(scan),
  );
  queue.add(MEETING, 'M27-0001');
  queue.add(MEETING, 'M27-0002');
  await settled();
  expect(queue.current().results.map(({ outcome }) => outcome.kind)).toEqual(['signed', 'refused']);
  network(() => ({ kind: 'stopped', message: 'This device is not known' }));
  queue.add(MEETING, 'M27-0003');
  await settled();
  expect(queue.current().stopped).toBe('This device is not known');
  expect(waiting()).toEqual(['M27-0003']);
  network(signed);
  await queue.flush();
  expect(sent().at(-1)).toBe('M27-0003');
  expect(queue.current().stopped).toBeNull();
});

test('sends one scan at a time, even for concurrent flushes', async () => {
  const { queue, network, settled, sent } = device();
  network('lost');
  queue.add(MEETING, 'M27-0001');
  await settled();
  network(signed);
  await Promise.all([queue.flush(), queue.flush(), queue.flush()]);
  expect(sent()).toEqual(['M27-0001']);
});
