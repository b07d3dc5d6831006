/** Errors are typed by the contract. What the type check must reject has `@ts-expect-error`. */
import { type ApiError, errorOf } from './errors';
import type { CommonReason } from './generated/reasons.gen';

const conflict: ApiError = {
  kind: 'response',
  code: 409,
  message: 'Already enrolled',
  reason: 'enrolment.exists',
  errors: [],
};

it('narrows an error to the reasons of its operation', () => {
  const error = errorOf(conflict, 'meetingEnroll');
  expect(error?.kind === 'response' && error.reason === 'enrolment.exists').toBe(true);
  // @ts-expect-error: an operation that never returns this reason
  expect(error?.kind === 'response' && error.reason === 'payment.alreadyPaid').toBe(false);
  // @ts-expect-error: no operation of the contract
  errorOf(conflict, 'meetingEnrol');
});

it('narrows to the reasons of either of two operations', () => {
  const error = errorOf(conflict, Math.random() < 2 ? 'meetingEnroll' : 'meetingPay');
  expect(error?.kind === 'response' && error.reason === 'payment.alreadyPaid').toBe(false);
});

it('fails the type check where a page promises to handle all reasons and forgets one', () => {
  const describe = (value: unknown): string => {
    const error = errorOf(value, 'groupExcelSave');
    if (error?.kind !== 'response') return 'lost';
    switch (error.reason) {
      case 'excel.previewNotFound':
        return 'expired';
      default:
        // @ts-expect-error: group.full and others are not handled
        error.reason satisfies CommonReason | null;
        return error.message;
    }
  };
  expect(describe({ ...conflict, reason: 'excel.previewNotFound' })).toBe('expired');
  expect(describe(conflict)).toBe('Already enrolled');
  expect(describe({ kind: 'network', code: null, message: '' })).toBe('lost');
});

it('is null for a value that is no API error', () => {
  expect(errorOf(undefined, 'meetingEnroll')).toBeNull();
  expect(errorOf(new Error('a mistake in the code'), 'meetingEnroll')).toBeNull();
});
