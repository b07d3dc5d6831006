import { statesBefore } from './states';

test('an order comes into each state only from where the drawing shows', () => {
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
