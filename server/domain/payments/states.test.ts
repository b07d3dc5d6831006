import { statesBefore } from './states';

test('allows the transitions of the state diagram only', () => {
  expect({
    created: statesBefore('created'),
    pending: statesBefore('pending'),
    paid: statesBefore('paid'),
    refunded: statesBefore('refunded'),
    closed: statesBefore('closed'),
    failed: statesBefore('failed'),
  }).toEqual({
    created: [],
    pending: ['created'],
    paid: ['created', 'pending', 'closed', 'failed'],
    refunded: ['paid'],
    closed: ['created', 'pending'],
    failed: ['created', 'pending'],
  });
});
