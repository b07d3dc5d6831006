import { useIntl } from 'react-intl';
import type { RegistrationState, VisitorRegistration } from '@/api/types';
import { FactRows } from '@/ui/FactRows';
import { fullName, readableNumber } from '../conversions';
import { badgeMessages } from '../messages';
import { mineMessages } from './messages';

const STATES = {
  draft: mineMessages.stateSubmitted,
  submitted: mineMessages.stateSubmitted,
  awaitingPayment: mineMessages.stateAwaitingPayment,
  paid: mineMessages.statePaid,
  confirmed: mineMessages.stateConfirmed,
  admitted: mineMessages.stateAdmitted,
  cancelled: mineMessages.stateCancelled,
} satisfies Record<RegistrationState, unknown>;

/** A registration as its owner looks at it. */
export function MineFacts({ visit }: { visit: VisitorRegistration }) {
  const { formatMessage } = useIntl();
  const rows = [
    { name: formatMessage(mineMessages.state), value: formatMessage(STATES[visit.state]) },
    { name: formatMessage(badgeMessages.number), value: visit.number && readableNumber(visit.number) },
    { name: formatMessage(mineMessages.name), value: fullName(visit) },
    { name: formatMessage(mineMessages.company), value: visit.company },
    { name: formatMessage(mineMessages.byMobile), value: visit.mobile },
    { name: formatMessage(mineMessages.byEmail), value: visit.email },
    { name: formatMessage(mineMessages.document), value: visit.documentMasked },
  ];
  return <FactRows rows={rows} />;
}
